import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ServedCommune, serveFolder } from "@lotir/demo";

const DATA = fileURLToPath(new URL("../../../../../shared/data/", import.meta.url));

/** Real ground, beside the repository and never inside it. */
export const hasRealGround = existsSync(DATA);
export const NO_REAL_GROUND = "les terrains réels ne sont pas ici (../shared/data)";

export const LATRESNE = "33234";
export const GENNES = "25267";

const FOLDERS = { [LATRESNE]: "latresne-33234", [GENNES]: "gennes-25267" } as const;

export const serveReal = (codeInsee: keyof typeof FOLDERS): ServedCommune =>
  serveFolder({ codeInsee, folder: join(DATA, FOLDERS[codeInsee]) });
