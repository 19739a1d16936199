import { GroundBurden } from "@lotir/contract";

/** Drawn shapes that an address holds: more would be cut by some browsers. */
const MOST = 8;
/** Ten centimetres on the ground. */
const DIGITS = 6;

/** « servitude:2.1,43.2;2.2,43.2;2.2,43.3|reseau:… »: what cannot be read is left out. */
export const readBurdens = (text: string): readonly GroundBurden[] =>
  text
    .split("|")
    .flatMap((part) => {
      const [kind, points = ""] = part.split(":");
      const ring = points.split(";").map((point) => point.split(",").map(Number));
      const read = GroundBurden.safeParse({ kind, ring });
      return read.success ? [read.data] : [];
    })
    .slice(0, MOST);

export const writeBurdens = (burdens: readonly GroundBurden[]): string =>
  burdens
    .map(({ kind, ring }) => {
      const points = ring.map((point) => point.map((degrees) => Number(degrees.toFixed(DIGITS))).join(","));
      return `${kind}:${points.join(";")}`;
    })
    .join("|");
