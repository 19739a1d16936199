import { BUILDING_LABELS, type PlanObject } from "@lotir/plan";
import { type Style, styleOf } from "../drawing/style.ts";

/** A canvas of 1600 pixels is as wide as 250 mm of a sheet. */
const MILLIMETRES = 250 / 1600;
const USUAL_LETTERS = 14;
const LEAST_LETTERS = 9;

const hexOf = (color: string): string | undefined => /^#[0-9a-f]{6}/i.exec(color)?.[0];

/** `#rrggbbaa` says how much of the fill is seen. */
const opacityOf = (fill: string): number => {
  const [, alpha] = /^#[0-9a-f]{6}([0-9a-f]{2})$/i.exec(fill) ?? [];
  return alpha === undefined ? 1 : Number.parseInt(alpha, 16) / 255;
};

const dashOf = (dash: string | null): readonly number[] | null => {
  const parts = (dash ?? "").split(/[ ,]+/).map(Number);
  return parts.length >= 2 && parts.every((part) => part > 0) ? parts.map((part) => part * MILLIMETRES) : null;
};

const labelOf = ({ kind, layer, facts }: PlanObject): string | null => {
  if (kind === "parcel") return layer === "surroundings" ? "Parcelles voisines" : "Parcelle";
  if (kind === "building")
    return layer === "surroundings" ? "Bâtiments voisins" : BUILDING_LABELS[facts.building ?? "other"];
  if (kind === "limit") return "Limite nouvelle";
  if (kind === "way") return "Accès";
  if (kind === "road") return "Voie";
  return kind === "non-divisible" ? "Non divisible" : null;
};

/** The look of an object, and a name that objects of the same look share. */
export const objectStyle = (object: PlanObject): readonly [name: string, style: Style] => {
  const { color, fill, width, dash, fontSize, fontWeight, kind, layer } = object;
  const label = labelOf(object);
  const style = styleOf({
    label,
    stroke: hexOf(color) ?? null,
    width: Math.max(0, width) * MILLIMETRES,
    dash: dashOf(dash),
    fill: (fill === null ? undefined : hexOf(fill)) ?? null,
    opacity: fill === null ? 1 : opacityOf(fill),
    hatch: kind === "way" ? 1.6 : null,
    letters: Math.max(LEAST_LETTERS, fontSize ?? USUAL_LETTERS) * MILLIMETRES,
    bold: fontWeight === "bold" || fontWeight === "600" || fontWeight === "700" || kind === "lot",
  });
  return [["plan", layer, label, color, fill, width, dash, fontSize, fontWeight, kind === "lot"].join("|"), style];
};
