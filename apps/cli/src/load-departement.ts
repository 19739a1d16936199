import {
  type CommuneTold,
  listDepartement,
  loadDepartement,
  openCommuneThreads,
  type SourcePlan,
  summaryOf,
} from "@lotir/commune-work";
import type { Database } from "@lotir/database";
import type { Env } from "@lotir/environment";
import { describeFailure } from "@lotir/foncier";
import { communeProgress } from "@lotir/territory";
import { loadedToJson, parcelsIn } from "./loaded-to-json.ts";
import { tellDepartementEnd } from "./tell-departement-end.ts";
import { tellDoubts } from "./tell-doubts.ts";
import { tellTimeLeft } from "./tell-time-left.ts";
import { today } from "./today.ts";
import { untilInterrupted } from "./until-interrupted.ts";
import { withDatabase } from "./with-database.ts";

interface Asked {
  readonly departement: string;
  readonly plan: SourcePlan;
  readonly json: boolean;
  readonly weights?: ReadonlyMap<string, number>;
}

const COUNT = new Intl.NumberFormat("fr-FR");

/** What `--json` says of a commune, one line each: how it ended, and what it holds where it was loaded. */
const toLine = async (database: Database, { commune, outcome }: CommuneTold): Promise<object> => {
  const { codeInsee, nom } = commune;
  if (outcome.kind === "failed") return { commune: codeInsee, nom, outcome: "failed", problem: outcome.sentence };
  const layers = await summaryOf({ database }, codeInsee);
  const doubts = tellDoubts(await communeProgress(database.territory, codeInsee));
  const ms = outcome.kind === "loaded" ? outcome.ms : 0;
  return { nom, outcome: outcome.kind, ...loadedToJson({ codeInsee, layers, doubts, ms }) };
};

const tell = async (
  database: Database,
  { commune, outcome, settled, left }: CommuneTold,
  of: number,
): Promise<void> => {
  const where = `${settled}/${of} · ${commune.nom} (${commune.codeInsee})`;
  if (outcome.kind === "already") return;
  if (outcome.kind === "failed") return console.error(`${where} : échec — ${outcome.sentence}`);
  const parcels = parcelsIn(await summaryOf({ database }, commune.codeInsee));
  const seconds = COUNT.format(Math.max(1, Math.round(outcome.ms / 1_000)));
  console.error(`${where} : ${COUNT.format(parcels)} parcelles en ${seconds} s ; ${tellTimeLeft(left)}.`);
};

const refuse = (sentence: string): number => {
  console.error(sentence);
  return 1;
};

const loadListed = async (database: Database, { departement, plan, json, weights }: Asked): Promise<number> =>
  untilInterrupted(async (signal) => {
    const loading = { database, plan, today: today(), threads: openCommuneThreads(), signal };
    const listed = await listDepartement(loading, departement);
    if (!listed.ok) return refuse(describeFailure(listed.failure));
    const communes = listed.value;
    if (communes.length === 0) return refuse(`Aucune commune connue dans le département ${departement}.`);
    console.error(`Département ${departement} : ${COUNT.format(communes.length)} communes, quatre à la fois.`);
    const told: CommuneTold[] = [];
    const onCommune = async (each: CommuneTold): Promise<void> => {
      told.push(each);
      await tell(database, each, communes.length);
      if (json) console.log(JSON.stringify(await toLine(database, each)));
    };
    const { stopped } = await loadDepartement(loading, { communes, onCommune, ...(weights ? { weights } : {}) });
    const end = tellDepartementEnd({ departement, communes: communes.length, told, stopped });
    for (const sentence of end.sentences) console.error(sentence);
    return end.code;
  });

/** `lotir load <département>`: what its communes lack, four at a time; asked again, it goes on where it stood. */
export const loadDepartementWith = (env: Env, asked: Asked): Promise<number> =>
  withDatabase(env, (database) => loadListed(database, asked));
