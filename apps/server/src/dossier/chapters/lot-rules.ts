import type { Tracking } from "@lotir/contract";
import type { DocumentBlock, DocumentTable } from "@lotir/dossier";
import { frenchArea, frenchShare } from "./french.ts";

/** What was measured of one lot on the plan of the file; null where nothing tells. */
export interface LotMeasures {
  readonly letter: string;
  /** Ground that buildings already cover, m². */
  readonly builtM2: number | null;
  /** Ground left for a house once the setbacks that were read are kept, m². */
  readonly roomM2: number | null;
}

/** Figures of the zone that a lot is compared with, and what was measured of each lot. */
export interface LotRuleFigures {
  /** Share of the ground to leave as open soil; null where it was not read. */
  readonly greenRatio: number | null;
  readonly lots: readonly LotMeasures[];
}

type Lot = Tracking["lots"][number];
type Verdict = "conforme" | "à respecter au permis" | "réserve";

interface Line {
  readonly label: string;
  readonly value: string;
  readonly told: (lot: Lot, measures: LotMeasures) => string;
  readonly verdict: (lot: Lot, measures: LotMeasures) => Verdict;
}

const NOT_READ = "non lue";

const footprint = ({ buildingRatio }: Tracking["regulations"]): Line => ({
  label: "Emprise au sol",
  value: buildingRatio === null ? NOT_READ : `${frenchShare(buildingRatio)} au plus`,
  told: ({ areaM2 }, { builtM2 }) => {
    const most = buildingRatio === null ? "maximum inconnu" : `${frenchArea(areaM2 * buildingRatio)} au plus`;
    const built = builtM2 === null ? "bâti inconnu" : builtM2 < 1 ? "rien de bâti" : `${frenchArea(builtM2)} bâtis`;
    return `${most}, ${built}`;
  },
  verdict: ({ areaM2, keepsHouse }, { builtM2 }) => {
    if (buildingRatio === null || builtM2 === null || builtM2 > areaM2 * buildingRatio) return "réserve";
    return keepsHouse ? "conforme" : "à respecter au permis";
  },
});

const openSoil = (greenRatio: number | null): Line => ({
  label: "Pleine terre",
  value: greenRatio === null ? NOT_READ : `${frenchShare(greenRatio)} au moins`,
  told: ({ areaM2 }) => (greenRatio === null ? "minimum inconnu" : `${frenchArea(areaM2 * greenRatio)} au moins`),
  verdict: ({ keepsHouse }) => (greenRatio === null || keepsHouse ? "réserve" : "à respecter au permis"),
});

const ruleValue = ({ rules }: Tracking["regulations"], key: string): string | null =>
  rules.find((rule) => rule.key === key)?.value ?? null;

const setbacks = (regulations: Tracking["regulations"]): Line => {
  const [road, limits] = [ruleValue(regulations, "voie.recul"), ruleValue(regulations, "limites.recul")];
  return {
    label: "Reculs",
    value: `voie : ${road ?? NOT_READ}\nlimites : ${limits ?? NOT_READ}`,
    told: ({ keepsHouse }, { roomM2 }) => {
      if (keepsHouse) return "distances du bâti aux limites nouvelles à mesurer";
      return roomM2 === null ? "place restante inconnue" : `${frenchArea(roomM2)} où bâtir, le plus grand recul gardé`;
    },
    verdict: ({ keepsHouse }, { roomM2 }) =>
      keepsHouse || roomM2 === null || roomM2 < 1 ? "réserve" : "à respecter au permis",
  };
};

/** Rules that a permit keeps, or that nothing measures lot by lot: their value, and what is left to check. */
const written = (label: string, value: string | null, ofKept: string): Line => ({
  label,
  value: value ?? NOT_READ,
  told: ({ keepsHouse }) => (keepsHouse ? ofKept : value === null ? "à lire au règlement" : value),
  verdict: ({ keepsHouse }) => (value === null || keepsHouse ? "réserve" : "à respecter au permis"),
});

const linesOf = (regulations: Tracking["regulations"], greenRatio: number | null): readonly Line[] => [
  footprint(regulations),
  openSoil(greenRatio),
  setbacks(regulations),
  written(
    "Hauteur",
    ruleValue(regulations, "hauteur.faitage") ??
      ruleValue(regulations, "hauteur.max") ??
      ruleValue(regulations, "hauteur.egout"),
    "existante, à relever",
  ),
  written("Accès", ruleValue(regulations, "acces.largeurMin"), "accès conservé, à vérifier sur le plan"),
  written("Stationnement", ruleValue(regulations, "stationnement"), "places du bâti conservé, à vérifier"),
];

/** Columns that a page holds beside those of the rule. */
const MOST_LOTS = 3;

const tableOf = (lines: readonly Line[], lots: readonly Lot[], measures: readonly LotMeasures[]): DocumentTable => {
  const of = ({ letter }: Lot): LotMeasures =>
    measures.find((each) => each.letter === letter) ?? { letter, builtM2: null, roomM2: null };
  const cell = ({ told, verdict }: Line, lot: Lot): string => `${told(lot, of(lot))}\n→ ${verdict(lot, of(lot))}`;
  return {
    kind: "table",
    caption: `Règles lot par lot : ${lots.map(({ letter }) => letter).join(", ")}`,
    columns: [
      { title: "Règle", share: 16 },
      { title: "Valeur lue", share: 19 },
      ...lots.map(({ letter, keepsHouse }) => ({ title: `Lot ${letter}${keepsHouse ? " (bâti)" : ""}`, share: 24 })),
    ],
    rows: lines.map((line) => [line.label, line.value, ...lots.map((lot) => cell(line, lot))]),
  };
};

const appreciation = (regulations: Tracking["regulations"]): string => {
  const value = ruleValue(regulations, "appreciation");
  return value === null
    ? "Règles appréciées sur l'ensemble de l'opération, sauf si le règlement s'y oppose (R.151-21, alinéa 3) : à confirmer, le règlement n'a pas été lu sur ce point. Le tableau compare chaque lot seul, le cas le plus exigeant."
    : `Règles appréciées ${value} d'après le règlement (R.151-21, alinéa 3). Le tableau compare chaque lot seul, le cas le plus exigeant.`;
};

/** A table of nothing but reserves would say less. */
const NOTHING_READ =
  "Comparaison des règles lot par lot : impossible tant que le règlement de la zone n'est pas lu. Aucun lot ne peut être dit conforme.";

/** Each lot against the rules that were read; "conforme" only of what was measured. Nothing without lots. */
export const lotRules = (
  { lots, regulations }: Tracking,
  { greenRatio, lots: measures }: LotRuleFigures,
): readonly DocumentBlock[] => {
  if (lots.length === 0) return [];
  if (
    regulations.rules.every(({ value }) => value === null) &&
    regulations.buildingRatio === null &&
    greenRatio === null
  )
    return [{ kind: "paragraph", text: NOTHING_READ }];
  const lines = linesOf(regulations, greenRatio);
  const groups = Array.from({ length: Math.ceil(lots.length / MOST_LOTS) }, (_, rank) =>
    lots.slice(rank * MOST_LOTS, (rank + 1) * MOST_LOTS),
  );
  return [
    ...groups.map((group) => tableOf(lines, group, measures)),
    { kind: "paragraph", tone: "note", text: appreciation(regulations) },
  ];
};
