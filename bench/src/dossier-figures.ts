import { loadavg } from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { type DocumentFigure, openPrinter, type ZipEntry } from "@lotir/dossier";
import { readPdfPages } from "@lotir/pdf";
import { benchDocument, benchPlans } from "./dossier-pages.ts";

/**
 * `npm run bench -- dossier [--times N]`: a file of forty pages with twelve plans, as Word, as PDF and whole in an archive:
 * how long it takes, what memory it takes, how many steps are told, and how long the thread that answers people is held.
 */
const at = process.argv.indexOf("--times");
const TIMES = at < 0 ? 3 : Number(process.argv[at + 1]);
const MEGABYTE = 1_000_000;

const FIGURE = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
const say = (label: string, value: number): void => console.log(`  ${label.padEnd(66)} ${FIGURE.format(value)}`);

/** Memory of the process, its threads included, looked at while something runs. */
const watchMemory = () => {
  let peak = 0;
  const look = (): void => {
    peak = Math.max(peak, process.memoryUsage.rss());
  };
  const watch = setInterval(look, 50);
  return () => {
    look();
    clearInterval(watch);
    return peak / MEGABYTE;
  };
};

const round = async (): Promise<void> => {
  const printer = openPrinter();
  const before = process.memoryUsage.rss() / MEGABYTE;
  const memory = watchMemory();
  const held = monitorEventLoopDelay({ resolution: 5 });
  held.enable();
  let steps = 0;
  const started = performance.now();
  const spent = process.cpuUsage();
  const seconds = (): number => (performance.now() - started) / 1_000;
  const figures: DocumentFigure[] = [];
  const entries: ZipEntry[] = [];
  for (const asked of benchPlans()) {
    const printed = await printer.plan(asked);
    steps += 1;
    if (printed === undefined) throw new Error("a plan of the bench does not fit its sheet");
    figures.push(printed.figure);
    entries.push({ name: `${printed.figure.caption}.pdf`, bytes: printed.pdf ?? new Uint8Array() });
  }
  say("Douze plans (s)", seconds());
  const document = benchDocument(figures);
  const word = await printer.document({ document, format: "docx" });
  say("… et le document Word (s), visé 20", seconds());
  const pdf = await printer.document({ document, format: "pdf" });
  entries.push({ name: "dossier.docx", bytes: word }, { name: "dossier.pdf", bytes: pdf });
  const archive = await printer.archive({ entries, day: "2026-11-25" });
  say("… et le PDF et l'archive (s), visé 20", seconds());
  held.disable();
  const { user, system } = process.cpuUsage(spent);
  say("Temps de processeur, tous fils (s)", (user + system) / 1e6);
  const peak = memory();
  const pages = await readPdfPages(pdf);
  say("Pages", pages.ok ? pages.value.pages.length : 0);
  say("Étapes dites", steps + 3);
  say("Archive (Mo)", archive.length / MEGABYTE);
  say("Mémoire en plus, au plus (Mo)", peak - before);
  say("Fil qui répond, tenu au plus (ms)", held.max / 1e6);
  await printer.close();
};

for (let rank = 1; rank <= TIMES; rank += 1) {
  console.log(`Dossier ${rank}, charge ${FIGURE.format(loadavg()[0] ?? 0)}`);
  await round();
}
process.exit(0);
