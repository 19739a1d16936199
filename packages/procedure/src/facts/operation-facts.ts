/** What is true of the operation. `undefined` is unknown, which is never "no". Areas in m² of ground. */
export interface OperationFacts {
  readonly frame: Frame | undefined;
  /** An unité foncière is shared between holders. */
  readonly cutsUnit: boolean | undefined;
  /** Perimeter of the lotissement: the land to fit out, not the whole ground. */
  readonly area: number | undefined;
  readonly buildings: Buildings | undefined;
  /** Unknown, or every part that the operation makes. */
  readonly parts: readonly Part[] | undefined;
  /** Unknown, or everything common; empty when nothing is. */
  readonly common: readonly CommonItem[] | undefined;
}

export const FRAMES = [
  "ordinaire",
  "pc-valant-division",
  "zac-amenageur",
  "afu-remembrement",
  "partage-successoral",
] as const;
export type Frame = (typeof FRAMES)[number];

export interface Buildings {
  readonly count: number | undefined;
  readonly divisionBeforeCompletion: boolean | undefined;
}

export const USES = [
  "lot-a-batir",
  "bati-conserve",
  "rattachement",
  "non-bati",
  "voie",
  "equipement",
  "collectivite",
] as const;
export const HOLDERS = ["vendeur", "acquereur", "voisin", "collectivite"] as const;
export const NEW_BUILDINGS = ["aucune", "extension-annexe", "nouvelle"] as const;
export const PERMITS = ["aucun", "maison", "autre-que-maison", "permis-amenager"] as const;

/** What of a part decides. */
export interface PartFacts {
  readonly use: (typeof USES)[number] | undefined;
  /** Who has the part in the end. */
  readonly holder: (typeof HOLDERS)[number] | undefined;
  readonly buildingsKept: boolean | undefined;
  readonly newBuilding: (typeof NEW_BUILDINGS)[number] | undefined;
  /** The buyer owns the land beside. */
  readonly contiguous: boolean | undefined;
  /** What the buyer has already obtained for that part. */
  readonly beneficiaryPermit: (typeof PERMITS)[number] | undefined;
}

export interface Part {
  readonly id: string;
  readonly facts: PartFacts;
}

export const WORKS = ["creation", "amenagement", "aucun"] as const;
export const PAYERS = ["lotisseur", "acquereurs", "collectivite"] as const;
export const FORMS = ["indivision", "asl", "copropriete", "servitude", "public"] as const;

/** What of a common item decides. */
export interface CommonFacts {
  readonly works: (typeof WORKS)[number] | undefined;
  /** Building lots served, the kept house not counted. */
  readonly serves: number | undefined;
  /** Propre au lotissement. */
  readonly internal: boolean | undefined;
  readonly payer: (typeof PAYERS)[number] | undefined;
  readonly form: (typeof FORMS)[number] | undefined;
}

export interface CommonItem {
  readonly id: string;
  readonly facts: CommonFacts;
}
