import { createReadStream, existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { REQUIRED_DVF_COLUMNS } from "@lotir/market";
import { expect, test } from "vitest";
import { readDvfCsv } from "./read-dvf-csv.ts";

const HEADER = [...REQUIRED_DVF_COLUMNS, "colonne_de_demain"];
const line = (changes: Readonly<Record<string, string>> = {}): string =>
  HEADER.map((column) => changes[column] ?? "1").join(",");
const file = (...lines: string[]): Uint8Array => Buffer.from([HEADER.join(","), ...lines, ""].join("\n"));

const read = (bytes: Uint8Array, limitBytes?: number) =>
  readDvfCsv({
    name: "ventes.csv",
    bytes: (async function* () {
      for (let at = 0; at < bytes.byteLength; at += 7) yield bytes.subarray(at, at + 7);
    })(),
    ...(limitBytes === undefined ? {} : { limitBytes }),
  });

test("a plain file and its gzip give the same rows, with their line numbers", async () => {
  const plain = file(line({ valeur_fonciere: "100000" }), line({ valeur_fonciere: "250000.0" }));
  const result = await read(plain);
  expect(result).toEqual(await read(gzipSync(plain)));
  expect(result.ok && result.value.map((each) => [each.line, each.row.valeur_fonciere])).toEqual([
    [2, "100000"],
    [3, "250000.0"],
  ]);
});

test("an unknown column is let go", async () => {
  const result = await read(file(line()));
  expect(result.ok && Object.keys(result.value[0]?.row ?? {})).not.toContain("colonne_de_demain");
});

test("a byte-order mark and a quoted comma are read", async () => {
  const bytes = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), file(line({ nature_culture: '"sols, cours"' }))]);
  const result = await read(bytes);
  expect(result.ok && result.value[0]?.row.nature_culture).toBe("sols, cours");
});

test("a missing required column is refused by its name", async () => {
  const result = await read(Buffer.from("id_mutation,date_mutation\n1,2020-01-01\n"));
  expect(result).toMatchObject({ ok: false, failure: { kind: "malformed", where: "ligne 1" } });
  expect(!result.ok && result.failure.kind === "malformed" && result.failure.issue).toContain("valeur_fonciere");
});

test("an empty file is refused", async () => {
  expect(await read(new Uint8Array())).toMatchObject({ ok: false, failure: { issue: "fichier vide" } });
});

test("a row with too few columns is refused with the line before it", async () => {
  const result = await read(Buffer.concat([file(line()), Buffer.from("2020-1,2020-01-01\n")]));
  expect(result).toMatchObject({ ok: false, failure: { kind: "malformed", where: "après la ligne 2" } });
});

test("a cut-off gzip is refused", async () => {
  const whole = gzipSync(file(...Array.from({ length: 400 }, (_, i) => line({ id_mutation: `2020-${i * 7919}` }))));
  expect(await read(whole.subarray(0, whole.byteLength / 2))).toMatchObject({
    ok: false,
    failure: { kind: "malformed" },
  });
});

test("a file that inflates past the limit is refused", async () => {
  const bomb = gzipSync(file(...Array.from({ length: 2000 }, () => line())));
  expect(await read(bomb, 10_000)).toMatchObject({ ok: false, failure: { kind: "too-large", limitBytes: 10_000 } });
});

const DVF = fileURLToPath(new URL("../../../../../shared/data/dvf/", import.meta.url));

test.skipIf(!existsSync(DVF))("the sample whose leading zeros were lost is read whole", async () => {
  const name = "geo-dvf-france-sample-1000-mutations.csv.gz";
  const result = await readDvfCsv({ name, bytes: createReadStream(`${DVF}${name}`) });
  expect(result.ok && result.value.length).toBe(2824);
});
