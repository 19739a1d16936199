/** How a parcel is to be divided; what is not said is left to the engine. */
export interface DivisionWish {
  /** Parcels divided together with it. */
  readonly joined: readonly string[];
  readonly lots: number | undefined;
  /** m² of the smallest lot. */
  readonly leastArea: number | undefined;
  /** Metres between the kept house and a way beside it. */
  readonly wayClearance: number | undefined;
}

/** What one looks at of a parcel's divisions. */
export interface DivisionStudy {
  readonly wish: DivisionWish;
  /** Which plan, from 1. */
  readonly plan: number;
  /** Whether that plan is drawn on the map. */
  readonly planDrawn: boolean;
}

/** What a block that follows the study is given: whoever places it keeps the study, in an address or elsewhere. */
export interface StudyProps {
  readonly parcelId: string;
  readonly study: DivisionStudy;
  /** `replace`: a look at another plan is no step that one goes back over. */
  readonly onStudy: (next: DivisionStudy, history?: "push" | "replace") => void;
}
