import { figureOf } from "./numbers.ts";

const FIGURE = "(\\d+(?:[.,]\\d+)?|deux|trois|quatre|cinq|six|huit|dix)";
const ZERO_OR = new RegExp(
  `(?<![\\d.,])(?:a )?(?:0|zero)(?:[.,]0+)? ?(?:m(?:etres?)?)?,? ?(?:ou|/|soit) ?(?:bien )?(?:a )?(?:(?:au moins|un minimum de|minimum|≥|>) ?)?${FIGURE} ?m(?:etres?)?(?![a-z0-9])`,
);

/** "À 0 m ou 3 m minimum": zero is the line itself, offered beside the distance back from it. */
export interface LineOrBack {
  readonly at: number;
  readonly end: number;
  readonly back: number;
}

export const lineOrBackIn = (plain: string): LineOrBack | undefined => {
  const match = ZERO_OR.exec(plain);
  return match?.[1] ? { at: match.index, end: match.index + match[0].length, back: figureOf(match[1]) } : undefined;
};
