import type { Extent, timesOf } from "./division.ts";
import { benchRealDivisions } from "./division-real.ts";
import { benchScan } from "./division-scan.ts";
import { judgeScan, unjudged } from "./judge-scan.ts";
import { NO_REAL_COMMUNE, openRealHome, type RealHome, type RealScan, realCommunes } from "./real-home.ts";
import { spent } from "./spent.ts";

interface Asked {
  /** Built parcelles of each commune, by the scan form and the full engine. */
  readonly real: Extent;
  /** Parcels scanned by the command, in all. */
  readonly scan: number;
  readonly isJudging: boolean;
}

interface Words {
  tell(lines: readonly string[]): void;
  times(ms: ReturnType<typeof timesOf>): string;
  count(value: number): string;
}

const percent = (part: number, whole: number): string =>
  `${new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 }).format((100 * part) / whole)} %`;

const shares = (counts: Readonly<Record<string, number>>, whole: number): string =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count} (${percent(count, whole)})`)
    .join(", ");

const tellScan = ({ commune, parcels, plans, verdicts, reasons, seconds, ms }: RealScan, { count }: Words): void => {
  const spentOn = ms.reduce((sum, each) => sum + each, 0) / 1_000;
  console.log(`${commune.name}, chargée puis analysée par lotir scan : ${parcels} parcelles, ${plans} plans`);
  console.log(`  ${shares(verdicts, parcels)}`);
  console.log(`  refus : ${shares(reasons, verdicts.non)}`);
  console.log(
    `  ${count(seconds)} s en tout, démarrage et description compris ; ${count(spentOn)} s de fils sur les parcelles`,
  );
};

/** What the judge of surveyors' faults is asked to find at most, where roads are known and where they are not. */
const CLEAN = { known: 0.995, unknown: 0.97 };

const tellJudgement = (scan: RealScan): void => {
  const { plans, clean, spotless, hard, soft, missed } = judgeScan(scan);
  const aim = scan.commune.hasRoads ? CLEAN.known : CLEAN.unknown;
  console.log(
    `${scan.commune.name}, ${plans} plans jugés : ${clean} sans faute grave (${percent(clean, plans)}, visé ${percent(aim, 1)}), ${spotless} sans réserve`,
  );
  console.log(`  graves : ${shares(hard, plans) || "aucune"}`);
  console.log(`  réserves : ${shares(soft, plans) || "aucune"}`);
  console.log(`  refusées qui semblent divisibles : ${missed}`);
};

const tellReal = async (home: RealHome, { real }: Asked, { tell, times }: Words): Promise<void> => {
  const database = await home.open();
  try {
    for (const { codeInsee, name } of realCommunes()) {
      const run = await benchRealDivisions({ database, codeInsee }, real, spent);
      console.log(`${name}, relue de la base, ${run.parcelles} parcelles bâties : ${run.plans} plans, ${run.oui} oui`);
      console.log(`  ${run.faults.length} fautes (contrôle du produit et second juge)`);
      console.log(`  balayage : ${times(run.scan)}`);
      console.log(`  moteur complet, ${run.full.sites} terrains de 900 à 5 000 m² : ${times(run.full)}`);
      tell(run.faults);
    }
  } finally {
    await database.close();
  }
};

const tellScans = async (home: RealHome, asked: Asked, words: Words): Promise<void> => {
  const communes = realCommunes();
  const scans = await benchScan({ home, communes }, asked.scan, (scan) => tellScan(scan, words));
  const [parcels, seconds] = [
    scans.reduce((sum, scan) => sum + scan.parcels, 0),
    scans.reduce((sum, scan) => sum + scan.seconds, 0),
  ];
  console.log(`Balayage par le produit : ${parcels} parcelles en ${words.count(seconds)} s`);
  console.log("  visé : 10 000 parcelles en moins de 60 s");
  if (!asked.isJudging) return;
  const impossible = unjudged();
  if (impossible !== undefined) return console.log(impossible);
  for (const scan of scans.slice(-communes.length)) tellJudgement(scan);
};

/** Everything that is measured on real communes, each loaded by the product's own command first. */
export const tellRealDivisions = async (asked: Asked, words: Words): Promise<void> => {
  const communes = realCommunes();
  if (communes.length === 0) return console.log(`Terrains réels : ${NO_REAL_COMMUNE}`);
  const home = openRealHome();
  try {
    for (const commune of communes)
      console.log(`${commune.name}, chargée : ${words.count(await home.load(commune))} s`);
    if (asked.scan > 0 || asked.isJudging) await tellScans(home, asked, words);
    if (asked.real.count > 0) await tellReal(home, asked, words);
  } finally {
    home.remove();
  }
};
