import type { ParcelFate, ParcelSuccessor } from "@lotir/contract";
import { formatArea } from "../../kit/format.ts";

const nameOf = ({ section, numero }: Pick<ParcelFate, "section" | "numero">): string => `${section} ${numero}`;

const withArea = (parcel: ParcelSuccessor): string =>
  parcel.surface === null ? nameOf(parcel) : `${nameOf(parcel)} (${formatArea(parcel.surface)})`;

const every = new Intl.ListFormat("fr", { type: "conjunction" });

const areaChange = (before: number | null, after: number | null): string => {
  if (before === null || after === null) return "";
  return before === after
    ? `, ${formatArea(after)} comme avant`
    : ` : ${formatArea(after)} au lieu de ${formatArea(before)}`;
};

/** What an edition of the cadastre made of a parcel, in French; empty where it stands as it was or nobody knows. */
export const sayFate = ({ fate, successors, ...parcel }: ParcelFate): string => {
  const [first] = successors;
  const name = nameOf(parcel);
  if (fate === "same" || fate === "unknown") return "";
  if (fate === "gone" || first === undefined)
    return `${name} ne figure plus au cadastre, et aucune parcelle n'a repris son terrain : il est peut-être passé au domaine public.`;
  if (fate === "divided") return `${name} a été divisée en ${every.format(successors.map(withArea))}.`;
  if (fate === "merged") return `${name} a été réunie à d'autres dans ${withArea(first)}.`;
  // Sections and numbers often stay where a commune joins another: the whole reference is what changed.
  if (fate === "renumbered" && nameOf(first) === name)
    return `${name} porte maintenant la référence ${first.parcelId}, sur le même terrain : sa commune a été réunie à une autre.`;
  if (fate === "renumbered") return `${name} porte maintenant le numéro ${nameOf(first)}, sur le même terrain.`;
  const change = areaChange(parcel.surface, first.surface);
  return nameOf(first) === name
    ? `${name} a été redessinée${change}.`
    : `${name} est devenue ${nameOf(first)}${change}.`;
};
