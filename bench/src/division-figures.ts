import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { benchFullDivisions, benchMemory, type Extent } from "./division.ts";
import { benchSitesInThreads } from "./division-sites.ts";
import { tellRealDivisions } from "./real-figures.ts";
import { spent } from "./spent.ts";

/**
 * `npm run bench -- division [--full N] [--sites N] [--real N] [--scan N] [--judge] [--memory N] [--threads N] [--seconds S]`: each figure
 * alone when it is named, a short run of all of them otherwise. `--seconds` bounds each of them but the scan, which has its
 * own target. Times of one site are processor times of the thread; the scan is timed by the clock on the wall.
 * Real communes are loaded then scanned by the product's own commands, on a home of their own.
 */
const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== "division"),
  options: {
    full: { type: "string" },
    sites: { type: "string" },
    real: { type: "string" },
    scan: { type: "string" },
    judge: { type: "boolean" },
    memory: { type: "string" },
    seconds: { type: "string" },
    threads: { type: "string" },
  },
});

const SHORT = { full: 200, sites: 2_000, real: 100, scan: 1, memory: 100 };
type Name = keyof typeof SHORT;

const named = (["full", "sites", "real", "scan", "judge", "memory"] as const).some(
  (name) => values[name] !== undefined,
);
const countOf = (name: Name): number => Number(values[name] ?? (named ? 0 : SHORT[name]));
const most = values.seconds === undefined ? Infinity : Number(values.seconds) * 1_000;

const extentOf = (name: Name): Extent => {
  const started = performance.now();
  return { count: countOf(name), isOver: () => performance.now() - started > most };
};

const FIGURE = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
const now = (): number => performance.now();

const load = (): string => FIGURE.format(loadavg()[0] ?? 0);

const times = ({ median, p95, max }: { median: number; p95: number; max: number }): string =>
  `médiane ${FIGURE.format(median)}, p95 ${FIGURE.format(p95)}, au plus ${FIGURE.format(max)} ms`;

const tell = (lines: readonly string[], most = 20): void => {
  for (const line of lines.slice(0, most)) console.log(`  ${line}`);
};

/** Seconds the processor spent in this process since then: what a machine shared with others lets compare. */
const processor = (since: NodeJS.CpuUsage): string => {
  const { user, system } = process.cpuUsage(since);
  return `${FIGURE.format((user + system) / 1e6)} s de processeur`;
};

console.log(`Division — ${availableParallelism()} cœurs, charge ${load()}`);

if (countOf("full") > 0) {
  const since = process.cpuUsage();
  const { sites, ...ms } = benchFullDivisions(extentOf("full"), spent);
  console.log(`Moteur complet, 2 à 6 lots, ${sites} terrains tirés de 900 à 5 000 m², un fil : ${times(ms)}`);
  console.log(`  visé : médiane < 50, p95 < 500, au plus < 2 000 ; ${processor(since)}`);
}

if (countOf("sites") > 0) {
  const since = process.cpuUsage();
  const started = now();
  const asked = { count: countOf("sites"), seconds: Math.min(most, 1e9) / 1_000 };
  const runs = await benchSitesInThreads(asked, Number(values.threads ?? 1));
  const sum = (figure: (run: (typeof runs)[number]) => number): number =>
    runs.reduce((total, run) => total + figure(run), 0);
  const [sites, oui, non] = [sum((run) => run.sites), sum((run) => run.oui), sum((run) => run.non)];
  console.log(
    `Forme de balayage, ${sites} terrains tirés : ${oui} plans, ${non} refus, ${sum((run) => run.refusedSites)} contours refusés`,
  );
  console.log(
    `  ${sum((run) => run.exceptions.length)} exceptions, ${sum((run) => run.withoutReason)} refus sans raison`,
  );
  const [own, second] = [sum((run) => run.faults.length), sum((run) => run.judged.length)];
  console.log(`  fautes : ${own} (contrôle du produit), ${second} (second juge), chaque plan jugé par les deux`);
  console.log(`  ${FIGURE.format((now() - started) / 1000)} s, ${processor(since)}, contrôles des plans compris`);
  for (const [rank, { ms, heapMb, exceptions, faults, judged }] of runs.entries()) {
    console.log(`  fil ${rank + 1} : ${times(ms)}`);
    console.log(`  mémoire (Mo) : ${heapMb.map((each) => FIGURE.format(each)).join(" · ")}`);
    tell([...exceptions, ...faults, ...judged]);
  }
}

const isJudging = values.judge === true || !named;
if (countOf("real") > 0 || countOf("scan") > 0 || isJudging) {
  const asked = { real: extentOf("real"), scan: countOf("scan"), isJudging };
  await tellRealDivisions(asked, { tell, times, count: (value) => FIGURE.format(value) });
}

if (countOf("memory") > 0) {
  const since = process.cpuUsage();
  const run = benchMemory(extentOf("memory"), (sites, { heap, resident }) =>
    console.log(`  ${sites} terrains : ${FIGURE.format(heap)} Mo de tas, ${resident} Mo en tout`),
  );
  console.log(
    `Mémoire, moteur complet, 2 à 6 lots, ${run.sites} terrains tirés : ${run.plans} plans, ${processor(since)}`,
  );
  console.log(`  ${run.exceptions.length} exceptions, ${run.faults.length} fautes sur le meilleur plan de chacun`);
  tell([...run.exceptions, ...run.faults]);
}

console.log(`Charge à la fin : ${load()}`);
