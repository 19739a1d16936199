import type { ParcelServitude, ParcelServitudes, ServitudeFamily } from "@lotir/contract";
import { formatDate } from "../../kit/format.ts";

/** Under it, a percentage would read as none. */
const ONE_PERCENT = 0.01;
const NEARLY_ALL = 0.995;

/** How much of the parcel it covers; a line crosses it, a point lies on it. */
export const reachOf = ({ drawn, share }: Pick<ParcelServitude, "drawn" | "share">): string => {
  if (drawn === "ligne") return "traverse ou longe la parcelle";
  if (drawn === "point" || share === null) return "sur la parcelle";
  if (share >= NEARLY_ALL) return "toute la parcelle";
  if (share < ONE_PERCENT) return "moins de 1 % de la parcelle";
  return `${Math.round(share * 100)} % de la parcelle`;
};

/** Some categories fill a line: the rest are on the page of sources. */
const MOST_NAMES = 6;

const WORDS = {
  servitude: { none: "Aucune servitude publiée n'est connue ici", they: "ses servitudes" },
  information: { none: "Aucun périmètre d'information publié n'est connu ici", they: "ses informations" },
} as const;

/** Why nothing is listed: each of the three reasons has its own sentence. */
export const emptyWords = (
  of: "servitude" | "information",
  { state, published }: ServitudeFamily,
  { loadedOn, problem }: Pick<ParcelServitudes, "loadedOn" | "problem">,
): string => {
  const { none, they } = WORDS[of];
  if (state === "none") {
    const on = loadedOn === null ? "" : ` au ${formatDate(loadedOn)}`;
    const names = published.slice(0, MOST_NAMES).join(", ");
    const more = published.length > MOST_NAMES ? "…" : "";
    return `${none}${on}. Publié dans la commune : ${names}${more}.`;
  }
  if (state === "not-published")
    return `Inconnu : la commune n'a pas publié ${they} au Géoportail. Ce n'est pas « aucune » : demandez un certificat d'urbanisme.`;
  return `Inconnu : ${problem ?? "la source n'a pas répondu."}`;
};
