import type { LonLat } from "@lotir/geometry";
import { z } from "zod";
import { pointFrom } from "../geojson/outline.ts";

/** A place found by its address or its name. */
export interface Place {
  readonly label: string;
  /** housenumber, street, locality, municipality. */
  readonly type: string | undefined;
  /** Of the arrondissement in Paris, Lyon and Marseille. */
  readonly codeInsee: string | undefined;
  readonly codePostal: string | undefined;
  readonly commune: string | undefined;
  /** 0 to 1: how well the text matches. */
  readonly score: number | undefined;
  /** Metres from the place asked, for a reverse search. */
  readonly distance: number | undefined;
  readonly at: LonLat;
}

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);
const number = z
  .number()
  .nullish()
  .transform((value) => value ?? undefined);

export const PlacesAnswer = z.object({
  features: z.array(
    z
      .object({
        geometry: z.unknown(),
        properties: z.object({
          label: z.string(),
          type: text,
          citycode: text,
          postcode: text,
          city: text,
          score: number,
          distance: number,
        }),
      })
      .transform(
        ({ geometry, properties: of }): Place => ({
          label: of.label,
          type: of.type,
          codeInsee: of.citycode,
          codePostal: of.postcode,
          commune: of.city,
          score: of.score,
          distance: of.distance,
          at: pointFrom(geometry),
        }),
      ),
  ),
});
