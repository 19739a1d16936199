import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@lotir/database";
import { embeddedFolder, type TestHome } from "@lotir/database/testing";
import { type ServedCommune, serveFolder } from "@lotir/demo";
import { startTrial, type Trial } from "./trial.fixture.ts";

const DATA = fileURLToPath(new URL("../../../../../shared/data/", import.meta.url));

/** Real ground, beside the repository and never inside it. */
export const hasRealGround = existsSync(DATA);
export const NO_REAL_GROUND = "les terrains réels ne sont pas ici (../shared/data)";

export const LATRESNE = "33234";
export const GENNES = "25267";
/** Of these, the parcels alone. */
export const EPINAY = "91216";
export const PARIS_18 = "75118";

const FOLDERS = { [LATRESNE]: "latresne-33234", [GENNES]: "gennes-25267" } as const;

export const serveReal = (codeInsee: keyof typeof FOLDERS): ServedCommune =>
  serveFolder({ codeInsee, folder: join(DATA, FOLDERS[codeInsee]) });

/** A commune of which only the file of parcels is here. */
export const serveParcels = (codeInsee: typeof EPINAY | typeof PARIS_18): ServedCommune => {
  const path = join(DATA, "cadastre", `cadastre-${codeInsee}-parcelles.json.gz`);
  return {
    ...serveFolder({ codeInsee, folder: join(DATA, "cadastre") }),
    parcelles: async () => ({ bytes: readFileSync(path), isGzip: true, modified: statSync(path).mtime }),
  };
};

/** On the embedded home alone: what loads for tens of seconds is loaded once. */
export const startRealTrial = async (communes: readonly ServedCommune[]): Promise<Trial> => {
  const folder = await embeddedFolder();
  const where = (): ReturnType<TestHome["where"]> => ({ kind: "embedded", folder });
  const open: TestHome["open"] = async () => {
    const opened = await openDatabase({ home: where(), appVersion: "0.0.0-test" });
    if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
    return opened.value;
  };
  const trial = await startTrial({ kind: "embedded", where, open }, communes);
  const close = async (): Promise<void> => {
    await trial.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...trial, close };
};
