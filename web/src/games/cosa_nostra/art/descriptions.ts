import type { Family, Gangster } from "../../../wire/cosa_nostra";

/** Every gangster as a witness describes him; the words are drawn in `art/people`. */
export const GANGSTERS: Record<Gangster, string> = {
  // Blundetto
  little_joey: "olive short slim oval black parted cap calm smirk tie charcoal",
  jimmy_bananas: "pale plain oval blond curly wide grin bowtie moss",
  big_joey: "olive broad thick round black fringe bowler angry frown moustache tie charcoal",
  stevie_blundetto: "olive plain sharp chestnut slick sleepy cigarette dark navy",
  micky_dogs: "pale broad square ginger crew angry flat stubble plaster open denim",
  knocky_fivepoints: "pale tall broad jaw black fringe fedora narrow toothpick scar knuckles tie jet",
  // DiMaggio
  phil_malony: "pale short plain round ginger fringe bowler calm grin moustache vest moss",
  lenny_dimaggio: "olive plain oval black slick glasses flat tie navy",
  franco_luciano: "olive broad square black widow sleepy frown scar dark charcoal",
  mia_lavecchia: "olive slim sharp black bob lashes lips pearls wine",
  mr_hong: "olive plain oval black slick glasses smirk vest jet",
  tommy_the_cat: "pale tall slim sharp black fringe porkpie narrow smirk whiskers rollneck jet",
  // Calmuti
  vito_baritono: "olive short broad round black slick calm grin handlebar bowtie jet",
  frankie_calmuti: "olive plain oval chestnut quiff calm smirk open wine",
  bobby_ruthless: "pale tall broad jaw grey bald angry frown scar tie charcoal",
  carmine_lucatoni: "tan plain square black fringe fedora calm cigar moustache tie camel",
  salie_canalli: "olive thin plain sharp grey widow monocle flat goatee dark navy",
  rocky_santiago: "tan broad thick square black crew angry gold plaster rollneck denim",
  // LaServa
  rusty_laserva: "pale short slim oval ginger quiff wide toothpick open denim",
  sunny_bonasera: "olive plain round black fringe panama shades grin tie cream",
  jacky_two_finger: "olive thin plain jaw chestnut parted sleepy cigarette twofingers tie charcoal",
  harry_diamonds: "brown plain oval black crew calm smirk pencil diamond bowtie jet",
  donny_brasi: "olive broad thick round chestnut slick narrow frown moustache tie moss",
  eddy_riso: "olive tall plain sharp black fringe fedora shades flat goatee dark jet",
  // Caruso
  paulie_pennino: "olive short plain square grey bald glasses flat tie camel",
  babyface_tony: "pale short slim round blond parted wide smirk bowtie navy",
  rocco_caruso: "olive broad square black fringe cap angry flat stubble scarf charcoal",
  fat_tony: "olive broad thick round black bald calm cigar open wine",
  larry_caruso: "olive plain jaw chestnut widow sleepy smirk pencil dark navy flower",
  massimo_valente: "olive tall broad sharp white slick patch frown beard fur jet",
  // Latinos
  paco_santiago: "tan broad square black fringe bandana angry flat horseshoe chain denim",
  bernardo_farmacista: "tan thin slim oval black parted glasses smirk moustache vest cream",
  izzy_ordova: "tan plain sharp black ponytail narrow toothpick scar chain jet",
  tuco_quintero: "tan broad thick round black fringe panama angry frown handlebar open wine",
  // Crips
  laverne_ontario: "brown plain oval black afro shades flat earring chain navy",
  lil_omar: "brown short slim round black braids wide smirk chain navy",
  // Bikers
  willy_svenson: "pale tall broad square blond long calm flat beard leather jet",
  dave_poppel: "pale plain jaw grey fringe leathercap shades frown handlebar tattoo leather jet",
  jimmy_the_tramp: "pale thin plain oval chestnut fringe bowler sleepy cigarette stubble scarf bottle moss",
  // Russians
  lono_slifer: "pale thin tall slim jaw blond crew narrow flat rollneck charcoal",
  adriano_simion: "olive short plain oval chestnut curly wide flat open denim",
  stas_valigura: "pale plain square chestnut fringe ushanka calm cigarette stubble fur moss",
  alexei_walenko: "pale plain sharp grey widow glasses frown goatee dark navy",
  boggy_gloves: "pale broad thick jaw black beanie angry flat stubble gloves leather jet",
  // Yakuza
  fumiyo_goto: "pale short slim oval black topknot lashes lips tie charcoal",
  kenzo_isosaki: "olive plain square black crew calm flat pencil tie jet",
  ryu_yamamoto: "olive plain sharp black long headband angry flat chain jet",
  saito_botan: "olive broad thick round black bald sleepy frown goatee kimono wine",
  takeshi_ando: "olive tall thin plain jaw grey slick shades cigarette tattoo dark navy",
  yumiko_ishi: "pale slim sharp black long lashes lips scar rollneck jet",
};

export const BOSSES: Record<Family, string> = {
  blundetto: "olive broad thick round grey slick calm cigar moustache bowtie jet",
  dimaggio: "pale tall plain jaw white parted monocle flat pencil dark charcoal",
  calmuti: "olive broad square black fringe fedora angry frown scar tie wine",
  laserva: "olive plain sharp black waves lashes lips mole pearls fur jet",
  caruso: "olive plain oval chestnut fringe panama narrow smirk goatee flower tie cream",
};
