import type { DivisionPlan, DivisionScenario } from "@lotir/contract";

/** A score with what made it, in French: one line a criterion, so that anybody can count again. */
export interface Score {
  readonly value: number | null;
  readonly because: string[];
}

interface Criterion {
  readonly holds: boolean | null;
  readonly yes: string;
  readonly no: string;
  readonly unknown?: string;
}

const PERCENT = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });

/** 1, and one point for each criterion that holds: unknown is no point, and is said. */
const scored = (title: string, criteria: readonly Criterion[]): Score => ({
  value: 1 + criteria.filter(({ holds }) => holds === true).length,
  because: [
    title,
    ...criteria.map(({ holds, yes, no, unknown = no }) => {
      if (holds === true) return `+1 : ${yes}.`;
      return `0 : ${holds === null ? unknown : no}.`;
    }),
  ],
});

/** Ground that a house may cover before a lot is no garden any more: the share that the criterion asks to stay open. */
const MOST_COVERED = 0.3;

const coveredShare = ({ lots }: DivisionPlan): number | null => {
  const known = lots.filter(({ houseM2 }) => houseM2 !== null);
  if (known.length === 0) return null;
  const built = known.reduce((sum, { houseM2 }) => sum + (houseM2 ?? 0), 0);
  return built / known.reduce((sum, { areaM2 }) => sum + areaM2, 0);
};

const openGround = ({ compliance }: DivisionPlan): boolean | null => {
  const cells = compliance.filter(({ rule }) => /pleine terre|espaces (?:verts|libres|végétalisés)/i.test(rule));
  if (cells.length === 0) return null;
  return cells.every(({ verdict }) => verdict === "conforme" || verdict === "sans-objet");
};

/** 1 to 5: what a plan spares of what is there. */
export const environmentalScore = (plan: DivisionPlan, needsDemolition: boolean): Score => {
  const lane = plan.faces.reduce((sum, { role, areaM2 }) => (role === "acces" ? sum + areaM2 : sum), 0);
  const covered = coveredShare(plan);
  return scored("1 point, et un de plus par critère tenu (5 au plus) :", [
    {
      holds: !needsDemolition && plan.clearM2 === 0,
      yes: "rien n'est démoli",
      no: "des bâtiments ou des annexes sont démolis",
    },
    {
      holds: lane === 0,
      yes: "aucune voie nouvelle à construire",
      no: `${PERCENT.format(lane)} m² de voie nouvelle`,
    },
    {
      holds: covered === null ? null : covered <= MOST_COVERED,
      yes: `maisons sur ${PERCENT.format((covered ?? 0) * 100)} % du sol des lots au plus`,
      no: `maisons sur ${PERCENT.format((covered ?? 0) * 100)} % du sol des lots`,
      unknown: "aucune maison neuve dessinée",
    },
    {
      holds: openGround(plan),
      yes: "la pleine terre demandée par le règlement est tenue",
      no: "la pleine terre n'est pas assurée",
      unknown: "aucune règle de pleine terre lue",
    },
  ]);
};

/** Prices in five that fall within 20 % of the estimate. */
const SURE = 0.6;
/** High bound over low bound of a price that the market tells well. */
const NARROW = 1.6;
const NEAR: ReadonlySet<string> = new Set(["street", "neighbourhood", "commune"]);

const weighted = (lots: DivisionPlan["lots"]): number | null => {
  const known = lots.filter(({ priceEur, priceConfidence }) => priceEur !== null && priceConfidence !== null);
  const revenue = known.reduce((sum, { priceEur }) => sum + (priceEur ?? 0), 0);
  if (known.length === 0 || revenue === 0) return null;
  return (
    known.reduce((sum, { priceEur, priceConfidence }) => sum + (priceEur ?? 0) * (priceConfidence ?? 0), 0) / revenue
  );
};

/** 1 to 5: how well the market speaks of what is sold. */
export const marketFit = ({ lots }: DivisionPlan): Score => {
  if (lots.every(({ priceEur }) => priceEur === null))
    return { value: null, because: ["Aucun lot n'a de prix : trop peu de ventes comparables."] };
  const sure = weighted(lots);
  const [low, high] = [
    lots.reduce((sum, { priceLowEur }) => sum + (priceLowEur ?? 0), 0),
    lots.reduce((sum, { priceHighEur }) => sum + (priceHighEur ?? 0), 0),
  ];
  return scored("1 point, et un de plus par critère tenu (5 au plus) :", [
    {
      holds: lots.every(({ priceEur }) => priceEur !== null),
      yes: "chaque lot a un prix du marché",
      no: "un lot n'a pas de prix",
    },
    {
      holds: sure === null ? null : sure >= SURE,
      yes: `confiance des prix de ${PERCENT.format((sure ?? 0) * 100)} %`,
      no: `confiance des prix de ${PERCENT.format((sure ?? 0) * 100)} %, pour 60 % au moins`,
      unknown: "confiance des prix inconnue",
    },
    {
      holds: lots.every(({ priceLevel }) => priceLevel !== null && NEAR.has(priceLevel)),
      yes: "les ventes comparables sont dans la commune",
      no: "les ventes comparables sont hors de la commune",
    },
    {
      holds: low > 0 && high / low <= NARROW,
      yes: "l'écart entre prix bas et haut reste sous 60 %",
      no: "l'écart entre prix bas et haut dépasse 60 %",
    },
  ]);
};

/** What each doubt about the ground or its rules takes from the confidence, and the least that is left. */
const DOUBT = 0.05;
const LEAST = 0.5;

/** 0 to 100: how sure the prices are, less 5 % a doubt about the ground or its rules. */
export const confidenceOf = ({ lots }: DivisionPlan, doubts: number): Score => {
  const sure = weighted(lots);
  if (sure === null) return { value: null, because: ["Aucun prix : la confiance n'a rien sur quoi se fonder."] };
  const kept = Math.max(LEAST, 1 - DOUBT * doubts);
  return {
    value: Math.round(sure * kept * 100),
    because: [
      `Confiance des prix, pondérée par les prix : ${PERCENT.format(sure * 100)} %.`,
      doubts === 0
        ? "Aucun doute sur le terrain ni sur ses règles."
        : `${doubts} ${doubts === 1 ? "doute" : "doutes"} sur le terrain ou ses règles : × ${kept.toLocaleString("fr-FR")}.`,
    ],
  };
};

/** Heights are the house's own matter: a division draws none. */
const OF_THE_PERMIT = /hauteur/i;

/** Yes when every rule that a division may break was read and obeyed, no when one is broken; unknown otherwise. */
export const complianceOf = (
  { compliance }: DivisionPlan,
  respected: boolean,
): { readonly value: DivisionScenario["pluCompliance"]; readonly because: string[] } => {
  if (!respected) return { value: null, because: ["Le PLU n'a pas été appliqué, à la demande."] };
  if (compliance.length === 0) return { value: null, because: ["Le règlement de la zone n'a pas été lu."] };
  const because = compliance.map(({ rule, lot, verdict, reason }) => {
    const words = {
      conforme: "tenu",
      "sous-reserve": "sous réserve",
      "non-conforme": "non tenu",
      "sans-objet": "sans objet",
    };
    return `${rule}${lot === null ? "" : `, lot ${lot}`} : ${words[verdict]}. ${reason}`;
  });
  if (compliance.some(({ verdict }) => verdict === "non-conforme")) return { value: false, because };
  // Rules that ask nothing of this plan prove nothing of it.
  if (compliance.every(({ verdict }) => verdict === "sans-objet")) return { value: null, because };
  const open = compliance.filter(({ rule, verdict }) => verdict === "sous-reserve" && !OF_THE_PERMIT.test(rule));
  return { value: open.length === 0 ? true : null, because };
};
