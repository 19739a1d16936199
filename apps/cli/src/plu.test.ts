import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pagesOfText } from "@lotir/plu";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { plu } from "./plu.ts";
import { readPluInTime } from "./read-plu-in-time.ts";

const folder = mkdtempSync(join(tmpdir(), "plu-cli-"));
const file = join(folder, "33234_reglement.txt");

beforeAll(() => {
  writeFileSync(
    file,
    "=====PAGE 1=====\nZONE UB\nARTICLE UB 9 - EMPRISE AU SOL\nL'emprise au sol ne peut excéder 40 % de la superficie du terrain.\n",
  );
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const captured = () => {
  const out: string[] = [];
  const err: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => out.push(String(text)) > 0);
  vi.spyOn(process.stderr, "write").mockImplementation((text) => err.push(String(text)) > 0);
  return { out, err };
};

describe("lotir plu", () => {
  test("prints one compact JSON line per rule, with the commune of the file name", async () => {
    const { out } = captured();
    expect(await plu([file, "--zone", "UB", "--json"])).toBe(0);
    expect(JSON.parse(out[0] ?? "")).toMatchObject({
      insee: "33234",
      zone: "UB",
      secteur: "UB",
      champ: "emprise",
      sous_champ: "max_pct",
      statut: "valeur",
      valeur: 40,
      page: 1,
      citation: "L'emprise au sol ne peut excéder 40 % de la superficie du terrain.",
      conditions: [],
      status: "lu-et-verifie",
      reach: "general",
      span: { title: "ZONE UB", from: 1, to: 1 },
      chemin: ["UB 9 EMPRISE AU SOL"],
    });
    expect(out.every((line) => line.endsWith("\n") && !line.slice(0, -1).includes("\n"))).toBe(true);
  });

  test("without --json, a sentence per rule", async () => {
    const { out } = captured();
    expect(await plu([file])).toBe(0);
    expect(out[0]).toContain("UB · emprise.max_pct : 40 % (art. UB 9, p. 1) [lu et vérifié]");
  });

  const RULE = "L'emprise au sol ne peut excéder 40 % de la superficie du terrain.";
  const UB = `ZONE UB\nARTICLE UB 9 - EMPRISE AU SOL\n${RULE}\n`;

  test.each([
    ["no page mark", UB, undefined],
    ["Windows line ends", `=====PAGE 1=====\r\n${UB.replaceAll("\n", "\r\n")}`, 1],
    ["spaced page marks", `===== Page 4 =====\n${UB}`, 4],
    ["a last page without its footer", `Sommaire\nPage 1 sur 3\nPréambule\nPage 2 sur 3\n${UB}`, 3],
    ["form feeds", `Préambule\f${UB}`, 2],
  ])("reads a text with %s", async (_name, text, page) => {
    const { out } = captured();
    const path = join(folder, "texte.txt");
    writeFileSync(path, text);
    expect(await plu([path, "--zone", "UB", "--json"])).toBe(0);
    const line = JSON.parse(out[0] ?? "") as { page?: number; citation: string };
    expect([line.page, line.citation]).toEqual([page, RULE]);
  });

  test("reads the Windows code page, and a zone typed in small letters", async () => {
    const { out } = captured();
    const path = join(folder, "ancien.txt");
    writeFileSync(path, Buffer.from(UB, "latin1"));
    expect(await plu([path, "--zone", "zone ub", "--json"])).toBe(0);
    expect(JSON.parse(out[0] ?? "")).toMatchObject({ zone: "UB", secteur: "UB", valeur: 40, citation: RULE });
  });

  test("a zone that the document does not hold is refused, with those it holds", async () => {
    const { out, err } = captured();
    expect(await plu([file, "--zone", "N"])).toBe(1);
    expect([out.join(""), err.join("")]).toEqual(["", "La zone N n'est pas dans ce document. Zones lues : UB.\n"]);
  });

  test("a document that names several zones and has a title for none answers nothing, and says which it names", async () => {
    const { out, err } = captured();
    const path = join(folder, "notice.txt");
    writeFileSync(path, `Notice des zones\nLa zone UB et la zone UE suivent la même règle.\nEmprise au sol\n${RULE}\n`);
    expect(await plu([path, "--zone", "UB", "--json"])).toBe(1);
    expect([out.join(""), err.join("")]).toEqual([
      "",
      "La zone UB n'est ouverte par aucun titre de ce document : rien n'en est lu. Zones nommées : UB, UE.\n",
    ]);
  });

  test("a text without any zone is refused", async () => {
    const { err } = captured();
    const path = join(folder, "autre.txt");
    writeFileSync(path, "Délibération du conseil municipal.\n");
    expect(await plu([path, "--zone", "UB"])).toBe(1);
    expect(err.join("")).toBe("Aucune zone n'a été reconnue dans ce document.\n");
  });

  test.each([
    [[], /^Usage/],
    [["--inconnue"], /^Usage/],
    [["/nowhere.txt"], /introuvable/],
    [["/nowhere.pdf"], /introuvable/],
  ])("says why in French and answers 1: %j", async (args, sentence) => {
    const { err } = captured();
    expect(await plu(args)).toBe(1);
    expect(err.join("")).toMatch(sentence);
  });
});

test("a text made to be read without end is left in time, with a sentence", async () => {
  const endless = `ZONE UB\nElle comprend le secteur UBa.\nARTICLE UB 7 - LIMITES\n${"zone UB secteur UBa, ".repeat(500_000)}\n`;
  const read = await readPluInTime({ pages: pagesOfText(endless), zone: "UB", others: [] }, 600);
  expect(read).toEqual({ ok: false, failure: "L'extraction des règles dépasse 1 seconde : elle a été arrêtée." });
});
