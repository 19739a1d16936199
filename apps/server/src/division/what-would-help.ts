import type { DivisionWishes, WishTry } from "@lotir/contract";
import { strategyWish } from "@lotir/division";
import { type ParcelleId, readParcelleId } from "@lotir/foncier";
import { type DividedParcelle, type DivisionAsk, groundAround } from "@lotir/territory";
import type { Call } from "../call.ts";
import type { Member } from "../identity/index.ts";
import { divideInTurn } from "./divide-in-turn.ts";
import { remedySentence } from "./division-sentences.ts";
import { planTitle } from "./division-to-wire.ts";
import { engineQuestion } from "./engine-question.ts";
import type { Generation } from "./generations.ts";
import { parcelNames } from "./parcel-names.ts";
import type { PropertySite } from "./property-site.ts";

/** What may be asked instead, each really tried by the engine, and what only a rule or a purchase would change. */
export interface Help {
  readonly tries: readonly WishTry[];
  readonly others: readonly string[];
}

interface Asking {
  readonly context: Call & { readonly member: Member };
  readonly site: PropertySite;
  readonly wishes: DivisionWishes;
  readonly generation: Generation;
  readonly signal: AbortSignal;
}

const ask = ({ context: { lotir, member }, signal }: Asking, question: DivisionAsk): Promise<DividedParcelle> =>
  divideInTurn(lotir, question, { organisationId: member.organisationId, signal });

/** The number of lots that was asked; the least of those that the strategy tries. */
const askedLots = ({ site, wishes }: Asking): number => {
  const { counts } = strategyWish(wishes, site.areaM2);
  return Math.min(...counts);
};

const mostLots = ({ proposal }: DividedParcelle) => proposal.plans.toSorted((a, b) => b.lots.length - a.lots.length)[0];

/** The most lots that the ground holds with the same wishes. */
const fewerLots = async (asking: Asking, lots: number): Promise<WishTry[]> => {
  if (lots <= 2) return [];
  const question = engineQuestion(asking.site, asking.wishes);
  const counts = Array.from({ length: lots - 2 }, (_, rank) => rank + 2);
  const wish = { ...(question.wish ?? strategyWish(asking.wishes, asking.site.areaM2)), counts };
  const best = mostLots(await ask(asking, { ...question, wish }));
  if (best === undefined) return [];
  const held = best.lots.length;
  const sentence = `Demander ${held} lots : le terrain les tient avec ces souhaits (${planTitle(best)}).`;
  return [{ label: `${held} lots`, sentence, wishes: { strategy: "custom", targetLots: held } }];
};

const withoutHouse = async (asking: Asking, lots: number): Promise<WishTry[]> => {
  const { site, wishes } = asking;
  if (!wishes.preserveBuildings || site.builtM2 === 0) return [];
  const question = engineQuestion(site, { ...wishes, preserveBuildings: false });
  const wish = { ...(question.wish ?? strategyWish(wishes, site.areaM2)), counts: [lots] };
  const best = mostLots(await ask(asking, { ...question, wish }));
  if (best === undefined) return [];
  const sentence = `Démolir ce qui est bâti : ${planTitle(best)}.`;
  return [{ label: "Sans la maison", sentence, wishes: { preserveBuildings: false } }];
};

/** Neighbours that are tried: each takes a search. */
const MOST_NEIGHBOURS = 4;
/** Parcels that touch, whatever the drawing's own dust, m. */
const TOUCHING_M = 0.3;

const neighboursOf = async ({ context, site }: Asking): Promise<readonly ParcelleId[]> => {
  const own = new Set<string>([site.id, ...site.joined]);
  const asked = { ids: [...own], commune: site.codeInsee, marginM: TOUCHING_M };
  const { parcels } = await groundAround(context.lotir.database.territory, asked);
  return parcels.flatMap(({ id }) => (own.has(id) ? [] : (readParcelleId(id) ?? []))).slice(0, MOST_NEIGHBOURS);
};

const withNeighbours = async (asking: Asking, lots: number): Promise<WishTry[]> => {
  const { site, wishes, generation } = asking;
  const found: WishTry[] = [];
  for (const id of await neighboursOf(asking)) {
    if (generation.stopping.aborted) break;
    const joined = [...site.joined, id];
    const question = engineQuestion({ ...site, joined }, wishes);
    const wish = { ...(question.wish ?? strategyWish(wishes, site.areaM2)), counts: [lots] };
    // A parcel that only touches at a corner makes no one piece of land: it is no remedy.
    const divided = await ask(asking, { ...question, wish }).catch(() => undefined);
    const best = divided && mostLots(divided);
    if (best === undefined) continue;
    const name = parcelNames([id]);
    found.push({ label: `Joindre ${name}`, sentence: `Joindre ${name} : ${planTitle(best)}.`, wishes: { joined } });
  }
  return found;
};

/** The least lot that may be wished for (spec 2 §5), and its step. */
const LEAST = { min: 300, step: 50 } as const;

const engineRemedies = async (asking: Asking, lots: number): Promise<Help> => {
  const divided = await ask(asking, { ...engineQuestion(asking.site, asking.wishes), remediesFor: lots });
  const tries: WishTry[] = [];
  const others: string[] = [];
  for (const remedy of divided.remedies) {
    const sentence = remedySentence(remedy);
    const { kind, to, plan } = remedy;
    const least = Math.floor(to / LEAST.step) * LEAST.step;
    if (kind === "smaller-lot" && least >= LEAST.min)
      tries.push({
        label: `Lots dès ${least.toLocaleString("fr-FR")} m²`,
        sentence: `${sentence.slice(0, -1)} : ${planTitle(plan)}.`,
        wishes: { strategy: "custom", targetLots: lots, minLotSize: least },
      });
    else if (kind === "way-nearer")
      tries.push({ label: "Accès au ras de la maison", sentence, wishes: { wayClearanceM: 0 } });
    else if (kind !== "fewer-lots") others.push(sentence);
  }
  return { tries, others };
};

/** What would give a plan where there is none, tried one after the other until the person stops. */
export const whatWouldHelp = async (asking: Asking): Promise<Help> => {
  const lots = askedLots(asking);
  asking.generation.tell({ stage: "remedies", lots });
  const tries: WishTry[] = [];
  const others: string[] = [];
  const steps = [
    async () => void tries.push(...(await fewerLots(asking, lots))),
    async () => {
      const found = await engineRemedies(asking, lots);
      tries.push(...found.tries);
      others.push(...found.others);
    },
    async () => void tries.push(...(await withoutHouse(asking, lots))),
    async () => void tries.push(...(await withNeighbours(asking, lots))),
  ];
  try {
    for (const step of steps) if (!asking.generation.stopping.aborted) await step();
  } catch (error) {
    // Stopped in the middle of a search: what was found before is told.
    if (!asking.generation.stopping.aborted) throw error;
  }
  return { tries, others };
};
