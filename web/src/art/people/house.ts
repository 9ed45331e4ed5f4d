/** Faces of the house, for whoever comes in: none of them is on a card. As a witness would describe them. */
export const FACES: Readonly<Record<string, string>> = {
  barman: "olive plain oval bald grey handlebar calm flat vest cream",
  singer: "brown slim oval waves black lashes lips pearls wine",
  boxer: "tan broad jaw crew chestnut narrow flat plaster rollneck moss",
  bookie: "pale plain round porkpie ginger camel calm grin bowtie",
  pianist: "brown slim oval curly black glasses smirk dark charcoal",
  doorman: "olive broad square bowler black jet calm frown moustache dark",
  tailor: "pale slim sharp parted grey monocle flat pencil tie navy",
  dancer: "tan slim oval bob black lashes lips scarf wine thin",
  reporter: "pale plain sharp fedora chestnut camel wide smirk tie stubble",
  florist: "brown plain round cloche black lashes lips fur flower moss",
};

export const isFace = (face: unknown): face is string => typeof face === "string" && face in FACES;
