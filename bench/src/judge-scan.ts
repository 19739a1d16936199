import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RealScan } from "./real-home.ts";

const JUDGE = fileURLToPath(new URL("../../../shared/judges/judge_scan.py", import.meta.url));
/** Debian's own: the judge needs its python3-shapely, which another Python does not see. */
const PYTHON = "/usr/bin/python3";

/** What the judge says of the plans of a scan, from the parcels and the buildings alone. */
export interface Judgement {
  readonly plans: number;
  /** Plans without a fault that no surveyor would sign. */
  readonly clean: number;
  readonly spotless: number;
  readonly hard: Readonly<Record<string, number>>;
  readonly soft: Readonly<Record<string, number>>;
  /** Refused parcels that seem to hold a plot and a way to it. */
  readonly missed: number;
}

interface Means {
  readonly judge: string;
  readonly python: string;
}

/** Why no plan can be judged here, in French; undefined when they can. */
export const unjudged = ({ judge, python }: Means = { judge: JUDGE, python: PYTHON }): string | undefined => {
  if (!existsSync(judge)) return "Plans non jugés : le juge (../shared/judges/judge_scan.py) est absent.";
  if (spawnSync(python, ["-c", "import shapely"]).status !== 0)
    return "Plans non jugés : il y faut le paquet Debian python3-shapely.";
  return undefined;
};

const fileIn = (folder: string, layer: string): string | undefined =>
  [".json.gz", ".geojson.gz"].map((ending) => join(folder, `${layer}${ending}`)).find((path) => existsSync(path));

const MOST_BYTES = 64 * 1024 * 1024;

/** Puts a scan to the judge, with the zones and the roads of the commune where there are files of them. */
export const judgeScan = ({ commune: { folder }, rowsFile, plansFile }: RealScan): Judgement => {
  const option = (name: string, layer: string): string[] => {
    const file = fileIn(folder, layer);
    return file === undefined ? [] : [name, file];
  };
  const given = [fileIn(folder, "parcelles") ?? "", fileIn(folder, "batiments") ?? "", rowsFile, plansFile];
  const options = [...option("--zones", "zone_urba"), ...option("--roads", "voies")];
  const { status, stdout, stderr } = spawnSync(PYTHON, [JUDGE, ...given, ...options, "--json"], {
    encoding: "utf8",
    maxBuffer: MOST_BYTES,
  });
  if (status !== 0) throw new Error(`The judge stopped:\n${stderr}`);
  return JSON.parse(stdout) as Judgement;
};
