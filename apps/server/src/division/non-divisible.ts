import { randomUUID } from "node:crypto";
import type { CanvasAnnotation, DivisionProposal, DivisionWishes, WishTry } from "@lotir/contract";
import { isOfStrategy, STRATEGY_AREAS } from "@lotir/division";
import type { Help } from "./what-would-help.ts";

type Reasons = DivisionProposal["refusals"];

/** What may help, by what stands in the way. */
const ADVICE: Readonly<Record<string, string>> = {
  NO_ROAD: "Joignez une parcelle voisine qui donne sur la rue, ou faites établir une servitude de passage.",
  ROAD_UNKNOWN: "Chargez la commune voisine : l'accès se lit au-delà de la limite.",
  FRONT_SHORT: "Joignez une parcelle voisine pour élargir la façade, ou demandez moins de lots.",
  AREA_SMALL: "Réduisez la surface minimale d'un lot, demandez moins de lots, ou joignez une parcelle voisine.",
  ZONE_NO: "Ce zonage n'accepte pas de logement nouveau : suivez la prochaine révision du PLU.",
  HOUSE_CENTRE: "Étudiez le terrain sans la maison, ou joignez une parcelle voisine.",
  HOUSE_BLOCKS_STRIP: "Réduisez la distance entre la maison et l'accès, ou étudiez le terrain sans la maison.",
  WIDTH_NARROW: "Demandez moins de lots, ou joignez une parcelle voisine pour élargir le terrain.",
  ENVELOPE_EMPTY: "Demandez moins de lots : les reculs prennent moins de place sur des lots plus grands.",
  CES_EXCEEDED: "Laissez plus de terrain à la maison : son emprise pèsera moins sur son lot.",
  PLEINE_TERRE: "Demandez moins de lots : chacun gardera plus de pleine terre.",
  PARKING: "Demandez moins de lots : les places tiendront sur des lots plus grands.",
  ANC_AREA: "Faites vérifier l'assainissement : un raccordement au réseau lèverait ce refus.",
  EASEMENT_FORBIDDEN: "Cherchez un accès en propriété : une bande ou une voie commune.",
  SHAPE_BAD: "Demandez moins de lots, ou joignez une parcelle voisine pour redresser le terrain.",
  TIME_LIMIT: "Relancez la génération : la recherche a été interrompue.",
};

const WHOLE = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const sizeSentence = ({ strategy }: Pick<DivisionWishes, "strategy">): string[] =>
  strategy === "balanced" || strategy === "premium"
    ? [
        `Changez de stratégie : celle-ci veut des lots d'au moins ${WHOLE.format(STRATEGY_AREAS[strategy].least)} m², « Maximum de lots » descend à la surface minimale choisie.`,
      ]
    : [];

/** Why a ground cannot be divided as asked, and what may help, as an annotation of the canvas (spec 2 §3). */
export const nonDivisibleAnnotation = (
  refusals: Reasons,
  wishes: Pick<DivisionWishes, "strategy">,
  { tries, others }: Help = { tries: [], others: [] },
): CanvasAnnotation => {
  const [first] = refusals;
  const advice = [...new Set(refusals.flatMap(({ code }) => ADVICE[code] ?? []))];
  return CanvasOf({
    reason: first?.sentence ?? "Aucun plan de division trouvé pour ce terrain.",
    details: refusals.slice(1).map(({ sentence }) => sentence),
    recommendations: [...tries.map(({ sentence }) => sentence), ...others, ...sizeSentence(wishes), ...advice],
    tries,
  });
};

const CanvasOf = (metadata: {
  readonly reason: string;
  readonly details: readonly string[];
  readonly recommendations: readonly string[];
  readonly tries: readonly WishTry[];
}): CanvasAnnotation => ({
  id: randomUUID(),
  type: "non-divisible",
  points: [],
  color: "#B42318",
  fillColor: "transparent",
  strokeWidth: 2,
  visible: true,
  locked: true,
  metadata,
});

/** Sizes a strategy is after, where no plan has them: said once, above the scenarios. */
export const outOfSize = (
  { strategy }: Pick<DivisionWishes, "strategy">,
  plans: readonly { readonly lots: readonly { readonly areaM2: number; readonly keepsHouse: boolean }[] }[],
): string[] => {
  if (strategy === "custom" || strategy === "max_lots") return [];
  if (plans.length === 0 || plans.some(({ lots }) => isOfStrategy(strategy, lots))) return [];
  const { least, most } = STRATEGY_AREAS[strategy];
  const size = Number.isFinite(most)
    ? `entre ${WHOLE.format(least)} et ${WHOLE.format(most)} m²`
    : `d'au moins ${WHOLE.format(least)} m²`;
  return [`Aucun plan n'a tous ses lots à bâtir ${size} : ceux-ci en sont les plus proches.`];
};
