import { availableParallelism, loadavg } from "node:os";
import { LARGE_CODE, smallCommune } from "./commune.ts";
import { firstLoad } from "./first-load.ts";
import { type BenchHome, benchHomes } from "./homes.ts";
import { becomeMember } from "./member.ts";
import { type PlanFigures, planFigures } from "./plans.ts";
import { startProduct } from "./product.ts";
import { type PropertyFigures, propertyFigures } from "./properties.ts";
import { searchDuringLoadP95, searchP95 } from "./search.ts";
import { startSources } from "./sources.ts";
import { boxOf, encodersP95, tileP95 } from "./tiles.ts";
import { type WorkflowFigures, workflowFigures } from "./workflow.ts";

/** What may be asked for alone: `npm run bench -- recherche`. The first load always comes, for the others need it. */
const NAMES = ["recherche", "pendant", "tuiles", "portefeuille", "plans", "parcours"] as const;
type Name = (typeof NAMES)[number];

interface Figures {
  readonly home: string;
  readonly startSeconds: number;
  readonly firstLoadSeconds: number;
  readonly firstLoadProcessorSeconds: number | null;
  readonly searchP95Ms: number | null;
  readonly tileP95Ms: number | null;
  readonly encoders: { readonly ours: number; readonly postgis: number } | null;
  readonly memoryMb: number | null;
  readonly searchDuringLoad: { readonly p95Ms: number; readonly calls: number } | null;
  readonly peakMemoryMb: number | null;
  readonly properties: PropertyFigures | null;
  readonly workflow: WorkflowFigures | null;
  readonly plans: PlanFigures | null;
}

const small = smallCommune();

const measure = async (home: BenchHome, names: readonly Name[]): Promise<Figures> => {
  const withLarge = names.includes("pendant");
  const sources = await startSources({ withLarge });
  const product = await startProduct({
    home: home.folder,
    databaseUrl: home.databaseUrl,
    sourcesUrl: sources.url,
  });
  try {
    const member = await becomeMember(product.origin);
    const { codeInsee } = small.served;
    const processor = product.processor();
    const firstLoadSeconds = await firstLoad(member, codeInsee);
    const used = product.processor();
    // Its division scan runs on for minutes: it is another figure, and must not weigh on these.
    await member.post(`/api/communes/${codeInsee}/cancel`);
    const search = names.includes("recherche") ? await searchP95(member, codeInsee) : null;
    const tile = names.includes("tuiles") ? await tileP95(member, codeInsee) : null;
    const box = await boxOf(member, codeInsee);
    const encoders = names.includes("tuiles") ? await encodersP95(home, { codeInsee, box }) : null;
    const properties = names.includes("portefeuille") ? await propertyFigures(member, { codeInsee, home }) : null;
    const plans = names.includes("plans") ? await planFigures(member, codeInsee) : null;
    const workflow = names.includes("parcours") ? await workflowFigures(member, codeInsee) : null;
    const memoryMb = product.memory()?.now ?? null;
    const searchDuringLoad = withLarge ? await searchDuringLoadP95(member, { codeInsee, loading: LARGE_CODE }) : null;
    if (withLarge) await member.post(`/api/communes/${LARGE_CODE}/cancel`);
    return {
      home: home.name,
      startSeconds: product.startSeconds,
      firstLoadSeconds,
      firstLoadProcessorSeconds: processor === null || used === null ? null : used - processor,
      searchP95Ms: search,
      tileP95Ms: tile,
      encoders,
      memoryMb,
      searchDuringLoad,
      properties,
      workflow,
      plans,
      peakMemoryMb: product.memory()?.peak ?? null,
    };
  } finally {
    await product.stop();
    await sources.close();
  }
};

const FIGURE = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

const LINES: readonly (readonly [string, (figures: Figures) => number | null])[] = [
  ["Premier démarrage, base créée (s)", ({ startSeconds }) => startSeconds],
  ["Premier chargement (s), visé < 8", ({ firstLoadSeconds }) => firstLoadSeconds],
  ["  dont temps de processeur, tous fils (s)", ({ firstLoadProcessorSeconds }) => firstLoadProcessorSeconds],
  ["Recherche, p95 sur 200 appels (ms), visé < 200", ({ searchP95Ms }) => searchP95Ms],
  ["La même pendant un chargement de 65 000 parcelles (ms)", ({ searchDuringLoad }) => searchDuringLoad?.p95Ms ?? null],
  ["Tuile des zooms 14 à 16, p95 (ms)", ({ tileP95Ms }) => tileP95Ms],
  ["  notre encodeur sur la base, trois couches, p95 (ms)", ({ encoders }) => encoders?.ours ?? null],
  [
    "  ST_AsMVT, les mêmes trois couches, p95 (ms), visé : notre encodeur ≤ 1,5 fois",
    ({ encoders }) => encoders?.postgis ?? null,
  ],
  ["Portfolio de 1 000 propriétés, p50 (ms)", ({ properties }) => properties?.listMs ?? null],
  ["  la même liste en SQL sur la même base, p50 (ms)", ({ properties }) => properties?.plainListMs ?? null],
  ["Fiche d'une propriété, p50 (ms)", ({ properties }) => properties?.sheetMs ?? null],
  ["Analyse d'une propriété, du clic aux chiffres, p50 (ms)", ({ properties }) => properties?.analysisMs ?? null],
  ["Plan de 500 annotations, ouvert, p50 (ms)", ({ plans }) => plans?.openMs ?? null],
  ["  un trait enregistré, aller et retour, p50 (ms)", ({ plans }) => plans?.saveMs ?? null],
  ["  son image, p50 (ms)", ({ plans }) => plans?.imageMs ?? null],
  ["Division, du clic au premier plan, p50 (ms)", ({ workflow }) => workflow?.firstP50Ms ?? null],
  ["  à tous les scénarios, p50 (ms)", ({ workflow }) => workflow?.allP50Ms ?? null],
  ["  à tous les scénarios, p95 (ms)", ({ workflow }) => workflow?.allP95Ms ?? null],
  [
    "Limite tirée, moteur et promesses, p95 (ms de processeur), visé < 50",
    ({ workflow }) => workflow?.dragP95Ms ?? null,
  ],
  ["Bilan recompté, p50 (ms de processeur), visé < 100", ({ workflow }) => workflow?.balanceP50Ms ?? null],
  ["Mémoire du serveur après un chargement (Mo)", ({ memoryMb }) => memoryMb],
  ["Mémoire du serveur, au plus (Mo)", ({ peakMemoryMb }) => peakMemoryMb],
];

const print = (all: readonly Figures[]): void => {
  console.log(`${small.label} — ${availableParallelism()} cœurs, charge ${FIGURE.format(loadavg()[0] ?? 0)}`);
  console.log(`${"".padEnd(56)} ${all.map(({ home }) => home.padStart(12)).join(" ")}`);
  for (const [label, figure] of LINES) {
    const cells = all.map((figures) => {
      const value = figure(figures);
      return (value === null ? "—" : FIGURE.format(value)).padStart(12);
    });
    console.log(`${label.padEnd(56)} ${cells.join(" ")}`);
  }
};

const isName = (word: string): word is Name => NAMES.some((name) => name === word);

const words = process.argv.slice(2).filter((word) => word !== "--json");
const unknown = words.find((word) => !isName(word));
if (unknown !== undefined) {
  console.error(`Mesure inconnue : « ${unknown} ». Connues : ${NAMES.join(", ")}.`);
  process.exit(1);
}
const asked = words.length === 0 ? NAMES : words.filter(isName);
const homes = benchHomes();
const figures: Figures[] = [];
for (const open of homes) {
  const home = await open();
  try {
    figures.push(await measure(home, asked));
  } finally {
    await home.remove();
  }
}
if (process.argv.includes("--json")) console.log(JSON.stringify(figures));
else print(figures);
if (homes.length === 1) console.error("PostgreSQL non mesuré : aucun sur cette machine, ni LOTIR_TEST_DATABASE_URL.");
process.exit(0);
