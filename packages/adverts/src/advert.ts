import type { LonLat } from "@lotir/geometry";
import type { WrittenNature } from "./read/nature-in-words.ts";
import type { QuotedReference } from "./read/reference-in-words.ts";
import type { BuiltBetween } from "./read/year-in-words.ts";

/** What an advert says once read: each clue or its absence. Nothing here names a person. */
export interface Advert {
  readonly id: string;
  readonly kind: "house" | "plot";
  /** Plots, m², as the field and the words give them: each once, the field first. */
  readonly lands: readonly number[];
  /** The property that a plot is taken from, m². */
  readonly parentLand: number | undefined;
  /** Dwelling, m². */
  readonly floor: number | undefined;
  readonly built: BuiltBetween | undefined;
  readonly energyClass: string | undefined;
  readonly emissionClass: string | undefined;
  /** kWh of primary energy, kg of CO2, each per m² and year. */
  readonly energy: number | undefined;
  readonly emission: number | undefined;
  readonly points: readonly LonLat[];
  /** Bare names of streets, among those known of the commune. */
  readonly streets: readonly string[];
  readonly references: readonly QuotedReference[];
  readonly nature: WrittenNature;
  readonly town: AdvertTown;
  /** Bare words of title and description, kept for placing it in a town. */
  readonly text: string;
  readonly title: string;
}

export interface AdvertTown {
  readonly name: string;
  readonly insee: string | undefined;
  readonly zipcode: string | undefined;
  /** The centre of the town in the field, not the property. */
  readonly centre: LonLat | undefined;
}

/** Why an advert gets no candidate. */
export type Unmatched = "hors-commune" | "sans-indice" | "appartement" | "type-non-gere" | "illisible";
