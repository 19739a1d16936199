import { afterEach, beforeEach, expect, test } from "vitest";
import { pagesOfText } from "./document/pages-of-text.ts";
import { readRules } from "./read-rules.ts";

/** One atom and its count: a scan never comes back on it. */
const SCANS = /^(?:\[(?:\\.|[^\]])+\]|\\.|[^()[\]*+?{}|\\])(?:[*+]|\{\d+,?\d*\})?$/;
const CLASSES = /\[(?:\\.|[^\]])*\]|\\[*+{]/g;
const ENDLESS = /[*+]|\{\d+,\}/;

const exec = RegExp.prototype.exec;

/** From any place it stops within a bounded length, or it never comes back: it costs as much as the text is long. */
const isLinear = (source: string): boolean =>
  exec.call(ENDLESS, source.replace(CLASSES, "C")) === null || exec.call(SCANS, source) !== null;

let tries = 0;
let longest = new Map<string, number>();

/** Counts how often patterns are tried, and the longest stretch that one which may come back on its steps is tried on. */
beforeEach(() => {
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    const from = this.global ? this.lastIndex : 0;
    const match = exec.call(this, text);
    tries += 1;
    if (!this.sticky && text.length > 1_000) {
      const stretch = (match ? match.index + match[0].length : text.length) - from;
      longest.set(this.source, Math.max(stretch, longest.get(this.source) ?? 0));
    }
    return match;
  };
});

afterEach(() => {
  RegExp.prototype.exec = exec;
});

const HEAD =
  "ZONE UB\nElle comprend le secteur UBa.\nARTICLE UB 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES\n";
const SHAPES = [
  ".",
  ". ",
  "sauf ou ",
  "(",
  "UBa, ",
  "zone UB secteur UBa, ",
  "- ",
  "L ≥ H/2 ",
  "les constructions sont implantées à\n",
  "- soit à 3 m,\n",
];

const countsFor = (text: string) => {
  tries = 0;
  longest = new Map();
  readRules(pagesOfText(text));
  const over = [...longest].filter(([source, stretch]) => stretch > 5_000 && !isLinear(source));
  return { tries, over: over.map(([source]) => source) };
};

test.each(SHAPES)("« %s » without end is read piece by piece, and twice as much costs twice as much", (shape) => {
  const once = countsFor(HEAD + shape.repeat(Math.ceil(5_200 / shape.length)));
  const twice = countsFor(HEAD + shape.repeat(Math.ceil(10_400 / shape.length)));
  expect(twice.over).toEqual([]);
  expect(twice.tries / once.tries).toBeLessThan(2.5);
});
