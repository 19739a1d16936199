import type { LonLat } from "@lotir/geometry";
import { z } from "zod";
import { type Outline, outlineFrom, pointFrom } from "../geojson/outline.ts";

/** A commune, or an arrondissement of Paris, Lyon or Marseille: what the cadastre and the sales are filed by. */
export interface Commune {
  readonly codeInsee: string;
  readonly nom: string;
  readonly codesPostaux: readonly string[];
  readonly departement: { readonly code: string; readonly nom: string } | undefined;
  readonly population: number | undefined;
  readonly centre: LonLat | undefined;
  /** Undefined when it was not asked, or when the source has none. */
  readonly contour: Outline | undefined;
}

export const CommuneAnswer = z.object({
  code: z.string().regex(/^(?:\d{2}|2[AB])\d{3}$/, "n’est pas un code INSEE"),
  nom: z.string().min(1),
  codesPostaux: z.array(z.string()).default([]),
  departement: z.object({ code: z.string(), nom: z.string() }).optional(),
  population: z.number().nonnegative().optional(),
  centre: z.unknown().optional(),
  contour: z.unknown().optional(),
});

/** Throws GeometryIssue when the centre or the contour is not one. */
export const communeFrom = (answer: z.output<typeof CommuneAnswer>): Commune => ({
  codeInsee: answer.code,
  nom: answer.nom,
  codesPostaux: answer.codesPostaux,
  departement: answer.departement,
  population: answer.population,
  centre: answer.centre === undefined || answer.centre === null ? undefined : pointFrom(answer.centre),
  contour: answer.contour === undefined || answer.contour === null ? undefined : outlineFrom(answer.contour),
});

/** Their files are by arrondissement: the whole city is never offered. Names by code INSEE. */
export const CITIES_BY_ARRONDISSEMENT: ReadonlyMap<string, string> = new Map([
  ["75056", "Paris"],
  ["69123", "Lyon"],
  ["13055", "Marseille"],
]);
