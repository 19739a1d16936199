/** What is true of the land. `undefined` is unknown. */
export interface GroundFacts {
  readonly department: string | undefined;
  readonly document: "plu" | "carte-communale" | "rnu" | undefined;
  /** Site patrimonial remarquable. */
  readonly spr: boolean | undefined;
  /** Site classé, or en instance de classement. */
  readonly siteClasse: boolean | undefined;
  readonly siteInscrit: boolean | undefined;
  /** Whole unknown when `undefined`. */
  readonly monument: MonumentFacts | undefined;
  /** Zone where the commune submits divisions to declaration (L.115-3). */
  readonly divisionControl: boolean | undefined;
  readonly existingLotissement: boolean | undefined;
  readonly zac: boolean | undefined;
  readonly pup: boolean | undefined;
  readonly ppr: boolean | undefined;
  readonly littoral: boolean | undefined;
}

/** What makes the abords of a monument historique (C. patr. L.621-30). */
export interface MonumentFacts {
  readonly insidePerimeter: boolean | undefined;
  readonly perimeterExists: boolean | undefined;
  readonly within500m: boolean | undefined;
  readonly covisible: boolean | undefined;
}
