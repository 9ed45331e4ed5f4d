import type { Famous } from "../../../wire/omerta";

/** The famous, as the file at the station describes them; the words are drawn in `art/people`. */
export const FAMOUS: Record<Famous, string> = {
  al_capone: "olive broad thick round black fringe panama calm cigar scar tie charcoal",
  lucky_luciano: "olive plain square black slick sleepy smirk scar dark navy",
  meyer_lansky: "pale thin slim jaw chestnut parted calm cigarette bowtie moss",
  johnny_torrio: "pale plain round grey bald glasses flat vest camel",
  virginia_hill: "pale slim sharp ginger waves cloche lashes lips pearls fur wine",
};
