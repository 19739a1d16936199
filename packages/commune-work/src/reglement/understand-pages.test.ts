import { pagesOfText, readingMs } from "@lotir/plu";
import { expect, test } from "vitest";
import { openCommuneThreads } from "../open-commune-threads.ts";
import { understandPages } from "./understand-pages.ts";

const threads = openCommuneThreads();

const ARTICLE = "ARTICLE UB 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES\n";
const SOUND = `=====PAGE 1=====\nZONE UB\n${ARTICLE}Les constructions sont implantées à 5 mètres au moins de l'alignement.\n`;
/** One sentence of ten million characters, that names a secteur every twenty: ten seconds of a fast machine. */
const ENDLESS = `=====PAGE 1=====\nZONE UB\nElle comprend le secteur UBa.\n${ARTICLE}${"zone UB secteur UBa, ".repeat(500_000)}\n`;

test("a text made to be read without end is left in time, and the next one is read", async () => {
  const endless = await understandPages(pagesOfText(ENDLESS), { threads, withinMs: 500 });
  expect(endless.ok || endless.failure).toEqual({
    kind: "refused-file",
    sentence: "L'extraction des règles dépasse 1 seconde : elle a été arrêtée.",
  });
  const sound = await understandPages(pagesOfText(SOUND), { threads });
  expect(sound.ok && sound.value.secteurs.map(({ secteur }) => secteur)).toEqual(["UB"]);
});

test("a stop that was asked for is no fault of the file", async () => {
  const stop = AbortSignal.abort(new Error("stopped"));
  await expect(understandPages(pagesOfText(SOUND), { threads, signal: stop })).rejects.toThrow("stopped");
});

test("a longer document has more time", () => {
  expect(readingMs(1_000)).toBeGreaterThan(readingMs(10));
});
