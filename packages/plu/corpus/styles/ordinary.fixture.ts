import { readdirSync, readFileSync } from "node:fs";
import type { FreshCase } from "./fresh-case.fixture.ts";

/**
 * The zones of a folder. `NN.truth`, or `NN.UA.truth` where a text holds several, names the zone on its first line; the lines
 * that follow are those of `FreshCase`.
 */
const casesIn = (folder: string): readonly FreshCase[] => {
  const at = new URL(`./${folder}/`, import.meta.url);
  const textOf = (name: string): string => readFileSync(new URL(name, at), "utf8");
  return readdirSync(at)
    .filter((name) => name.endsWith(".truth"))
    .sort()
    .map((name) => {
      const [zone = "", ...truth] = textOf(name).split("\n");
      const [stem = ""] = name.split(".");
      return { name: `${folder} ${stem}`, zone, text: textOf(`${stem}.txt`), truth: truth.join("\n") };
    });
};

/** Zones as communes publish them, whole, written with their truth by people who never saw the reader. */
export const ORDINARY = casesIn("ordinary");

/**
 * The same by other hands, later: their truth was read again by nobody, and differs from ours on some conventions (what green
 * open ground is called, a height "in all" that an article measures at the ridge).
 */
export const OTHER_HANDS = casesIn("other-hands");
