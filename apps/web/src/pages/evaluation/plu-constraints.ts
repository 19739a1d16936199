import type { ParcelPlu, PluRule } from "@lotir/contract";
import { SPECIFICATION } from "@lotir/finance";
import { formatShare } from "../../kit/format.ts";

const { coverage, ridgeM, frontM, sideM, greenSpace, parkingPerDwelling } = SPECIFICATION.constraints;

/** The constraints of the specification (§9): which rule of the règlement answers each, and what stands without it. */
const CONSTRAINTS = [
  { label: "Emprise au sol", keys: ["emprise.max"], byDefault: formatShare(coverage) },
  {
    label: "Hauteur",
    keys: ["hauteur.faitage", "hauteur.max", "hauteur.egout"],
    byDefault: `R+1, ${ridgeM} m au faîtage`,
  },
  { label: "Recul sur la voie", keys: ["voie.recul"], byDefault: `${frontM} m` },
  { label: "Recul sur les limites", keys: ["limites.recul", "limites.prospect"], byDefault: `${sideM} m au moins` },
  {
    label: "Espaces verts",
    keys: ["espacesVerts.pleineTerre", "espacesVerts.vegetalise"],
    byDefault: `${formatShare(greenSpace)} au moins`,
  },
  { label: "Stationnement", keys: ["stationnement"], byDefault: `${parkingPerDwelling} places par logement` },
] as const;

export interface Constraint {
  readonly label: string;
  /** Read with its quote; undefined where the default of the specification stands. */
  readonly rule: PluRule | undefined;
  readonly byDefault: string;
}

/** A rule is read when it has a value: every other state is no value, and never "no rule". */
export const constraintsOf = (plu: ParcelPlu | undefined): readonly Constraint[] =>
  CONSTRAINTS.map(({ label, keys, byDefault }) => ({
    label,
    byDefault,
    rule: keys
      .map((key) => plu?.rules.find((rule) => rule.key === key && rule.value !== null))
      .find((rule) => rule !== undefined),
  }));

const METRES = /(\d+(?:[.,]\d+)?)\s*m\b/;

/** Up to where one may build: what was read, or the specification's 7 m, said so. */
export const heightOf = (plu: ParcelPlu | undefined): { readonly metres: number; readonly origin: string } => {
  const rule = constraintsOf(plu).find(({ label }) => label === "Hauteur")?.rule;
  const read = METRES.exec(rule?.value ?? "")?.[1];
  return read === undefined || rule === undefined
    ? { metres: ridgeM, origin: "hauteur par défaut de la spécification, non lue dans le règlement" }
    : { metres: Number(read.replace(",", ".")), origin: `${rule.label.toLowerCase()}, lue dans le règlement` };
};
