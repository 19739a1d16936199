import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  describeCommune,
  openCommuneThreads,
  type ScannedRow,
  scanCommune,
  scannedParcelles,
} from "@lotir/commune-work";
import { readEnv } from "@lotir/environment";
import { communeProgress, type DrawnPlan } from "@lotir/territory";
import { tellDoubts } from "./tell-doubts.ts";
import { today } from "./today.ts";
import { USER_AGENT } from "./version.ts";
import { withDatabase } from "./with-database.ts";

const toLine = (
  { parcelleId, verdict, geometryVerdict, lots, houseKept, score, ms, sheet }: ScannedRow,
  doubts: readonly string[],
) => ({
  parcelle: parcelleId,
  verdict,
  geometryVerdict,
  lots: lots ?? 0,
  houseKept: houseKept ?? false,
  access: sheet.best?.access ?? [],
  procedure: sheet.best?.procedure ?? null,
  areas: sheet.best?.lots.map(({ areaM2 }) => Math.round(areaM2 * 100) / 100) ?? [],
  remainder: sheet.best?.remainderM2 == null ? null : Math.round(sheet.best.remainderM2 * 100) / 100,
  reasons: sheet.refusals,
  caps: sheet.caps,
  unreadable: sheet.unreadable,
  score,
  ms: Math.round(ms * 10) / 10,
  // Of the commune as a whole: whoever reads one line must not miss them.
  ...(doubts.length === 0 ? {} : { doubts }),
});

/** A remainder is a face of the partition that is no lot, as a cession is: `kind` tells them apart. */
const ROLES = { acces: "access", cession: "cession", reliquat: "cession" } as const;

const featuresOf = ({ parcelleId, sheet }: ScannedRow): unknown[] => {
  const { best } = sheet;
  if (best === null) return [];
  const feature = (properties: object, coordinates: DrawnPlan["lots"][number]) => ({
    type: "Feature",
    properties: { parcelle: parcelleId, ...properties },
    geometry: { type: "Polygon", coordinates },
  });
  return [
    ...best.drawn.lots.map((shape, index) =>
      feature({ role: "lot", lot: index + 1, ...(best.lots[index]?.keepsHouse ? { house: true } : {}) }, shape),
    ),
    ...best.drawn.faces.map(({ role, shape }) =>
      feature({ role: ROLES[role], face: true, ...(role === "reliquat" ? { kind: role } : {}) }, shape),
    ),
    ...best.drawn.ways.map(({ lot, form, shape }) => feature({ role: "access", lot, form }, shape)),
  ];
};

/** `lotir scan <insee> [--plans <file.geojson>]`: one JSON line per parcel of a commune already loaded. */
export const scan = async (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { plans: { type: "string" }, json: { type: "boolean", default: false } },
  });
  const codeInsee = (positionals[0] ?? "").toUpperCase();
  const environment = readEnv(process.env);
  if (!environment.ok) {
    console.error(environment.sentence);
    return 1;
  }
  return withDatabase(environment.env, async (database) => {
    const { isDescribed, parcelCount } = await communeProgress(database.territory, codeInsee);
    if (!isDescribed) {
      console.error(`La commune ${codeInsee} n'est pas chargée. Lancez d'abord : lotir load ${codeInsee}`);
      return 1;
    }
    const plan = { live: environment.env.sources, local: [], userAgent: USER_AGENT };
    const loading = { database, plan, today: today(), threads: openCommuneThreads() };
    const onRows = (done: number): void => console.error(`${done} parcelles sur ${parcelCount}`);
    await scanCommune(loading, { codeInsee, onRows });
    await describeCommune(loading, { codeInsee });
    const doubts = tellDoubts(await communeProgress(database.territory, codeInsee));
    const counts = { oui: 0, "a-verifier": 0, non: 0 };
    const features: unknown[] = [];
    for await (const row of scannedParcelles(database.territory, codeInsee)) {
      counts[row.verdict] += 1;
      if (values.json) console.log(JSON.stringify(toLine(row, doubts)));
      if (values.plans !== undefined) features.push(...featuresOf(row));
    }
    if (values.plans !== undefined) {
      const crs = { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::2154" } };
      writeFileSync(values.plans, JSON.stringify({ type: "FeatureCollection", crs, features }));
    }
    if (!values.json) console.log(`oui ${counts.oui}, à vérifier ${counts["a-verifier"]}, non ${counts.non}`);
    return 0;
  });
};
