import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { benchFullDivisions, benchGeneratedDivisions } from "./division.ts";

const FIGURE = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
const now = (): number => performance.now();

const times = ({ median, p95, max }: { median: number; p95: number; max: number }): string =>
  `médiane ${FIGURE.format(median)}, p95 ${FIGURE.format(p95)}, au plus ${FIGURE.format(max)} ms`;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== "division"),
  options: { sites: { type: "string", default: "2000" }, full: { type: "string", default: "200" } },
});
const [sites, full] = [Number(values.sites), Number(values.full)];
console.log(`Division — ${availableParallelism()} cœurs, charge ${FIGURE.format(loadavg()[0] ?? 0)}`);
if (full > 0) {
  console.log(
    `Moteur complet, 2 à 6 lots, ${full} terrains de 900 à 5 000 m², un fil : ${times(benchFullDivisions(full, now))}`,
  );
  console.log("  visé : médiane < 50, p95 < 500, au plus < 2 000");
}
if (sites > 0) {
  const processor = process.cpuUsage();
  const started = now();
  const run = benchGeneratedDivisions(sites, now);
  const seconds = (now() - started) / 1000;
  const used = process.cpuUsage(processor).user / 1e6;
  console.log(
    `Forme de balayage, ${sites} terrains tirés : ${run.oui} plans, ${run.non} refus, ${run.refusedSites} contours refusés`,
  );
  console.log(
    `  ${run.exceptions.length} exceptions, ${run.faults.length} fautes, ${run.withoutReason} refus sans raison`,
  );
  console.log(`  ${times(run.ms)}`);
  console.log(`  ${FIGURE.format(seconds)} s, dont ${FIGURE.format(used)} s de processeur, contrôle des plans compris`);
  console.log(`  mémoire (Mo) : ${run.heapMb.map((each) => FIGURE.format(each)).join(" · ")}`);
  for (const line of [...run.exceptions, ...run.faults].slice(0, 20)) console.log(`  ${line}`);
}
console.log(`Charge à la fin : ${FIGURE.format(loadavg()[0] ?? 0)}`);
