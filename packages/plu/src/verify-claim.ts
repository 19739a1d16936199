import type { Claim, ClaimValue } from "./claim.ts";
import { fold } from "./document/fold.ts";
import { numbersWritten } from "./grammar/numbers.ts";

const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  "hauteur|m": [2, 120],
  "emprise|%": [0, 100],
  "espaces_verts|%": [0, 100],
  "voie|m": [0, 150],
  "limites|m": [0, 100],
  "entre_constructions|m": [0, 100],
};

const inRange = (champ: string, unit: string | undefined, value: ClaimValue): boolean => {
  const range = RANGES[`${champ}|${unit ?? ""}`];
  return range === undefined || typeof value !== "number" || (value >= range[0] && value <= range[1]);
};

const UNITS: Readonly<Record<string, RegExp>> = {
  m: /\bm\b|\d\s?m(?![a-z0-9])|metres?|\bml\b|\dm\d/,
  "%": /%|pour cent|p\. ?100|\/ ?100|moitie|tiers|quart|cinquieme|dixieme|0[.,]\d/,
  m2: /m2|m²|metres? carres?/,
};

/**
 * Whether the quote itself carries the value: the number is written in it (in figures or in words), its unit too, and the
 * value is one a règlement can give. What is not a number is proved by the sentence alone.
 */
export const isProved = (claim: Pick<Claim, "champ" | "valeur" | "unite" | "proof">): boolean => {
  if (!inRange(claim.champ, claim.unite, claim.valeur)) return false;
  if (typeof claim.valeur !== "number") return true;
  const plain = fold(claim.proof.quote);
  const unit = claim.unite === undefined ? undefined : UNITS[claim.unite];
  if (unit && !unit.test(plain)) return false;
  const value = claim.valeur;
  return numbersWritten(plain).some(
    (written) => Math.abs(written - value) < 1e-6 || Math.abs(written * 100 - value) < 1e-6,
  );
};
