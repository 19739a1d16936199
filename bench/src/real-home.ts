import { spawn } from "node:child_process";
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { type Database, openDatabase, openFailureSentence } from "@lotir/database";

const LOTIR = fileURLToPath(new URL("../../apps/cli/src/main.ts", import.meta.url));
const DATA = fileURLToPath(new URL("../../../shared/data/", import.meta.url));

/** A whole commune whose files are beside the repository. */
export interface RealCommune {
  readonly codeInsee: string;
  readonly name: string;
  readonly folder: string;
  readonly hasRoads: boolean;
}

const COMMUNES: readonly RealCommune[] = [
  { codeInsee: "25267", name: "Gennes", folder: join(DATA, "gennes-25267"), hasRoads: true },
  { codeInsee: "33234", name: "Latresne", folder: join(DATA, "latresne-33234"), hasRoads: false },
];

export const NO_REAL_COMMUNE = "communes réelles absentes (../shared/data)";

/** None where the data is not there. */
export const realCommunes = (): readonly RealCommune[] => COMMUNES.filter(({ folder }) => existsSync(folder));

/** What `lotir scan` wrote of a commune. */
export interface RealScan {
  readonly commune: RealCommune;
  readonly parcels: number;
  readonly plans: number;
  readonly verdicts: Readonly<Record<"oui" | "a-verifier" | "non", number>>;
  /** Refused parcels by the code of each of their reasons. */
  readonly reasons: Readonly<Record<string, number>>;
  /** Milliseconds that the threads spent on each parcel. */
  readonly ms: readonly number[];
  /** From the command to its end: start, scan and description. */
  readonly seconds: number;
  readonly rowsFile: string;
  readonly plansFile: string;
}

/** A home of its own, filled and scanned by the product's own commands. */
export interface RealHome {
  /** Seconds from the command to its end. */
  load(commune: RealCommune): Promise<number>;
  scan(commune: RealCommune): Promise<RealScan>;
  /** What was loaded, for whoever asks the engine more than a scan does. Close it before another command. */
  open(): Promise<Database>;
  remove(): void;
}

const runLotir = async (home: string, args: readonly string[], file: string): Promise<number> => {
  const started = performance.now();
  const child = spawn(process.execPath, [LOTIR, ...args], {
    env: { ...process.env, LOTIR_HOME: home, DATABASE_URL: "" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (text: Buffer) => {
    said = (said + text.toString("utf8")).slice(-2_000);
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  await finished(child.stdout.pipe(createWriteStream(file)));
  if ((await ended) !== 0) throw new Error(`lotir ${args.join(" ")} failed:\n${said}`);
  return (performance.now() - started) / 1_000;
};

interface Row {
  readonly verdict: "oui" | "a-verifier" | "non";
  readonly lots: number;
  readonly ms: number;
  readonly reasons: readonly { readonly code: string }[];
}

const countsOf = (rows: readonly Row[]): Pick<RealScan, "parcels" | "plans" | "verdicts" | "reasons" | "ms"> => {
  const verdicts = { oui: 0, "a-verifier": 0, non: 0 };
  const reasons: Record<string, number> = {};
  for (const { verdict, reasons: given } of rows) {
    verdicts[verdict] += 1;
    if (verdict !== "non") continue;
    for (const code of new Set(given.map((reason) => reason.code))) reasons[code] = (reasons[code] ?? 0) + 1;
  }
  const plans = rows.filter(({ lots }) => lots > 0).length;
  return { parcels: rows.length, plans, verdicts, reasons, ms: rows.map(({ ms }) => ms) };
};

export const openRealHome = (): RealHome => {
  const folder = mkdtempSync(join(tmpdir(), "lotir-banc-"));
  return {
    load: ({ codeInsee, folder: from }) =>
      runLotir(folder, ["load", codeInsee, "--from", from, "--json"], join(folder, `load-${codeInsee}.json`)),
    scan: async (commune) => {
      const { codeInsee } = commune;
      const rowsFile = join(folder, `scan-${codeInsee}.jsonl`);
      const plansFile = join(folder, `plans-${codeInsee}.geojson`);
      const seconds = await runLotir(folder, ["scan", codeInsee, "--json", "--plans", plansFile], rowsFile);
      const lines = readFileSync(rowsFile, "utf8").trimEnd().split("\n");
      // Written by the command a moment ago.
      return { commune, seconds, rowsFile, plansFile, ...countsOf(lines.map((line) => JSON.parse(line) as Row)) };
    },
    open: async () => {
      const opened = await openDatabase({
        home: { kind: "embedded", folder: join(folder, "database") },
        appVersion: "0.0.0-banc",
      });
      if (!opened.ok) throw new Error(openFailureSentence(opened.failure));
      return opened.value;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
