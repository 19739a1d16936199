import type { ZoneFact } from "./parcelle-facts.ts";

/** How far a zone lets houses be built, before its rules are read. */
export interface Openness {
  readonly value: number;
  /** What the whole score is multiplied by: nothing is divided into building lots where nothing may be built. */
  readonly coefficient: number;
  readonly phrase: string;
}

const OPENNESS = {
  urban: { value: 1, coefficient: 1, phrase: "zone urbaine" },
  opened: { value: 0.8, coefficient: 0.9, phrase: "à urbaniser, ouverte (souvent par opération d'ensemble)" },
  undecided: { value: 0.5, coefficient: 0.7, phrase: "à urbaniser, ouverture à vérifier" },
  closed: { value: 0.15, coefficient: 0.35, phrase: "à urbaniser, fermée jusqu'à une révision du PLU" },
  otherUse: { value: 0.3, coefficient: 0.5, phrase: "logement le plus souvent exclu, à vérifier" },
  pocket: { value: 0.25, coefficient: 0.4, phrase: "secteur de taille limitée, constructions très encadrées" },
  farming: { value: 0, coefficient: 0.15, phrase: "zone agricole" },
  nature: { value: 0, coefficient: 0.15, phrase: "zone naturelle" },
  unread: { value: 0.5, coefficient: 0.7, phrase: "type de zone non reconnu, à vérifier" },
} as const satisfies Record<string, Openness>;

// Standard CNIG PLU, DESTDOMI: 02 activité, 04 loisirs et tourisme, 05 équipement, 10 secteur de carrière.
const OTHER_USES = ["02", "04", "05", "10"];

/** 2AU, 2AUh, IIAU, 0AU, AU2, AU 2, AUs: closed whatever typezone says. 1AU, AU1 and AU12 are not. */
const CLOSED_LIBELLE = /^(?:[023]|II)[-_ ]?AU|^AU[-_ ]?(?:[023]|II)(?!\d)|^AUs(?![a-z])/;
const OPENED_LIBELLE = /^(?:1|I)[-_ ]?AU|^AU[-_ ]?(?:1|I)(?![\dI])|^AUc(?![a-z])/;

const toUrbanise = (typezone: string, libelle: string): Openness => {
  if (typezone === "AUS") return OPENNESS.closed;
  return typezone === "AUC" || OPENED_LIBELLE.test(libelle) ? OPENNESS.opened : OPENNESS.undecided;
};

const byType = (typezone: string, libelle: string): Openness => {
  if (typezone.startsWith("U")) return OPENNESS.urban;
  if (typezone.startsWith("AU")) return toUrbanise(typezone, libelle);
  if (typezone === "AH" || typezone === "NH") return OPENNESS.pocket;
  if (typezone.startsWith("A")) return OPENNESS.farming;
  return typezone.startsWith("N") ? OPENNESS.nature : OPENNESS.unread;
};

/**
 * Openness of a zone by `typezone` of any vintage (U, AUc, AUs, AU, A, Ah, N, Nd, Nh, Ux…) and its free `libelle`.
 * A libelle of a closed zone wins over typezone.
 */
export const zoneOpenness = ({ typezone, libelle, destdomi }: Omit<ZoneFact, "share">): Openness => {
  const name = libelle.trim();
  if (CLOSED_LIBELLE.test(name)) return OPENNESS.closed;
  const read = byType(typezone.trim().toUpperCase(), name);
  return read.coefficient > OPENNESS.otherUse.coefficient && destdomi !== undefined && OTHER_USES.includes(destdomi)
    ? OPENNESS.otherUse
    : read;
};
