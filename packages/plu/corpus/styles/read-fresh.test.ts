import { expect, test } from "vitest";
import { OUTSIDE_VOCABULARY } from "../../src/claim.ts";
import { pagesOfText } from "../../src/document/pages-of-text.ts";
import { readRules } from "../../src/read-rules.ts";
import type { FreshCase } from "./fresh-case.fixture.ts";
import { ORDINARY, OTHER_HANDS } from "./ordinary.fixture.ts";

interface Truth {
  readonly asked: ReadonlyMap<string, readonly string[]>;
  readonly admitted: ReadonlySet<string>;
}

const truthOf = ({ truth }: FreshCase, read: readonly string[]): Truth => {
  const lines = truth
    .trim()
    .split("\n")
    .map((line) => /^(\S+) (\S+) (.+)$/.exec(line.trim()))
    .filter((match) => match !== null);
  const named = lines.flatMap(([, secteur = ""]) => (secteur === "*" || secteur === "~" ? [] : [secteur]));
  const secteurs = [...new Set([...named, ...read])];
  const asked = new Map<string, string[]>();
  const admitted = new Set<string>();
  for (const [, secteur = "", cell = "", value = ""] of lines) {
    if (secteur === "~") admitted.add(`${cell} ${value}`);
    for (const each of secteur === "~" ? [] : secteur === "*" ? secteurs : [secteur])
      asked.set(`${each} ${cell}`, [...(asked.get(`${each} ${cell}`) ?? []), value]);
  }
  return { asked, admitted };
};

/** Shares said in words ("un tiers") are compared to a hundredth. */
const rounded = (value: unknown): string =>
  JSON.stringify(typeof value === "number" ? Math.round(value * 100) / 100 : value);

const judge = (fresh: FreshCase) => {
  const reading = readRules(pagesOfText(fresh.text), fresh.zone).zones[0];
  const secteurs = reading?.secteurs ?? [fresh.zone];
  const { asked, admitted } = truthOf(fresh, secteurs);
  const found = new Set<string>();
  const wrong: string[] = [];
  const verified = { all: 0, wrong: [] as string[] };
  for (const secteur of secteurs)
    for (const claim of (reading?.chosen[secteur] ?? []).filter((each) => !OUTSIDE_VOCABULARY.has(each.sousChamp))) {
      const cell = `${claim.champ}.${claim.sousChamp}`;
      const value = rounded(claim.valeur);
      const right = asked.get(`${secteur} ${cell}`)?.some((each) => rounded(JSON.parse(each)) === value);
      const isVerified = claim.status === "lu-et-verifie";
      if (isVerified) verified.all += 1;
      if (right) found.add(`${secteur} ${cell}`);
      else if (!admitted.has(`${cell} ${value}`) || claim.conditions.length === 0) {
        const said = `${fresh.name}: ${secteur} ${cell} ${value}`;
        wrong.push(said);
        if (isVerified) verified.wrong.push(said);
      }
    }
  return { found: found.size, asked: asked.size, wrong, verified };
};

test("texts written before they were read: almost nothing wrong, almost everything found", () => {
  const judged = ORDINARY.map(judge);
  const found = judged.reduce((sum, each) => sum + each.found, 0);
  const asked = judged.reduce((sum, each) => sum + each.asked, 0);
  const wrong = judged.flatMap((each) => each.wrong);
  expect(wrong.length / (found + wrong.length), wrong.join("\n")).toBeLessThan(0.025);
  expect(found / asked).toBeGreaterThan(0.945);
});

test("those of other hands: what is said read and verified is right, save where their words and ours differ", () => {
  const judged = OTHER_HANDS.map(judge);
  const found = judged.reduce((sum, each) => sum + each.found, 0);
  const asked = judged.reduce((sum, each) => sum + each.asked, 0);
  const wrong = judged.flatMap((each) => each.wrong);
  const verified = judged.reduce((sum, each) => sum + each.verified.all, 0);
  const misled = judged.flatMap((each) => each.verified.wrong);
  expect(misled.length / verified, misled.join("\n")).toBeLessThan(0.03);
  expect(wrong.length / (found + wrong.length), wrong.join("\n")).toBeLessThan(0.09);
  expect(found / asked).toBeGreaterThan(0.79);
});
