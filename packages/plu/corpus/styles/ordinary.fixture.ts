import { readdirSync, readFileSync } from "node:fs";
import type { FreshCase } from "./fresh-case.fixture.ts";

const FOLDER = new URL("./ordinary/", import.meta.url);

const textOf = (name: string): string => readFileSync(new URL(name, FOLDER), "utf8");

/**
 * Zones as communes publish them, whole, written with their truth by people who never saw the reader. `NN.truth` names the zone
 * on its first line; the lines that follow are those of `FreshCase`.
 */
export const ORDINARY: readonly FreshCase[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".truth"))
  .sort()
  .map((name) => {
    const [zone = "", ...truth] = textOf(name).split("\n");
    const number = name.slice(0, 2);
    return { name: `ordinary ${number}`, zone, text: textOf(`${number}.txt`), truth: truth.join("\n") };
  });
