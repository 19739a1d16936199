import { ACCESS_LABELS, type Parcel, type ParcelRow, VERDICT_LABELS } from "@lotir/contract";
import type { Block, Drawing, FlowDocument } from "@lotir/dossier";
import { roundedPrice } from "@lotir/market";
import { frenchArea, frenchDay, frenchEuros, frenchQuantity } from "../dossier/chapters/french.ts";

interface Printed {
  readonly row: ParcelRow;
  /** Under what the money was found. */
  readonly assumed: string;
  readonly note: string;
  readonly map: Drawing | undefined;
  readonly sources: Parcel["sources"];
  readonly today: string;
}

/** Millimetres: what is left of the page once all else is written at its longest. */
const MAP_HEIGHT = 82;
/** Longer texts would need a second page. */
const LONGEST_SENTENCE = 220;
const LONGEST_NOTE = 260;
const MOST_SOURCES = 8;

const cut = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, "")} …`;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

const UNKNOWN = "non communiqué";
const euros = (value: number | null | undefined): string => (value == null ? UNKNOWN : frenchEuros(Math.round(value)));
const roundedEuros = (value: number | null): string => (value === null ? UNKNOWN : euros(roundedPrice(value)));
/** As the screen writes a margin, whose last figures mean nothing. */
const thousands = (value: number | null): string =>
  value === null ? UNKNOWN : `${frenchEuros(Math.round(value / 1_000)).replace("€", "k€")}`;
const percent = (ratio: number): string => `${(ratio * 100).toLocaleString("fr-FR", { maximumFractionDigits: 1 })} %`;

const lotsWords = ({ divisionPotential: { lots } }: ParcelRow): string => {
  const fresh = lots.filter(({ keepsHouse }) => !keepsHouse).length;
  if (lots.length === 0) return "aucun";
  return `${fresh}${lots.length > fresh ? " + maison" : ""}`;
};

/** What decides, as the first screen of the sheet has it. */
const keyFigures = (row: ParcelRow): Block => {
  const { bilan, estimatedValue, divisionPotential, opportunityScore } = row;
  const hasPlan = divisionPotential.lots.length > 0;
  return {
    kind: "figures",
    figures: [
      { label: "Lots", value: lotsWords(row) },
      { label: "Marge", value: hasPlan ? thousands(bilan.marginEur) : "sans objet" },
      { label: "Prix d'achat maximal", value: hasPlan ? roundedEuros(bilan.residualPriceEur) : "sans objet" },
      {
        label: "Prix estimé",
        value: estimatedValue === null ? "non estimé" : `≈ ${euros(roundedPrice(estimatedValue.value))}`,
      },
      { label: "Surface", value: frenchArea(row.surface) },
      { label: "Zone du PLU", value: row.zone?.libelle ?? (row.zoneStatus === "outside" ? "hors zone" : "inconnue") },
      { label: "Score", value: opportunityScore === null ? "non noté" : `${opportunityScore} / 100` },
      {
        label: "Prix au m² de terrain",
        value: estimatedValue === null ? "non estimé" : `${euros(estimatedValue.value / row.surface)}/m²`,
      },
    ],
  };
};

const lotAreas = ({ divisionPotential: { lots } }: ParcelRow): string =>
  lots.map(({ areaM2, keepsHouse }) => `${frenchArea(areaM2)}${keepsHouse ? " (maison)" : ""}`).join(", ");

const rangeWords = ({ bilan: { marginLowEur, marginHighEur, marginRate } }: ParcelRow): string =>
  marginLowEur === null || marginHighEur === null
    ? UNKNOWN
    : `de ${thousands(marginLowEur)} à ${thousands(marginHighEur)}${marginRate === null ? "" : `, ${percent(marginRate)} du chiffre d'affaires`}`;

const factLines = (row: ParcelRow): readonly (readonly [string, string])[] => {
  const { divisionPotential, estimatedValue, frontage, builtArea, dvfStatus } = row;
  const { access, lots } = divisionPotential;
  const sold =
    dvfStatus.lastSaleDate === null
      ? "aucune vente publiée"
      : `${frenchDay(dvfStatus.lastSaleDate)}, ${euros(dvfStatus.lastSalePrice)}`;
  return [
    ...(lots.length === 0
      ? []
      : [["Surface des lots", lotAreas(row)] as const, ["Marge, entre ses bornes", rangeWords(row)] as const]),
    ["Accès", access.length === 0 ? "à établir" : access.map((form) => ACCESS_LABELS[form]).join(", ")],
    [
      "Prix estimé, intervalle",
      estimatedValue === null
        ? "non estimé"
        : `de ${roundedEuros(estimatedValue.low)} à ${roundedEuros(estimatedValue.high)}`,
    ],
    [
      "Façade sur rue",
      frontage === null ? "inconnue" : `${frontage.toLocaleString("fr-FR", { maximumFractionDigits: 1 })} m`,
    ],
    ["Emprise bâtie", builtArea === null ? "inconnue" : frenchArea(builtArea)],
    ["Dernière vente publiée", sold],
  ];
};

const LAYERS: Readonly<Record<string, string>> = {
  commune: "Commune",
  parcelles: "Parcelles",
  batiments: "Bâtiments",
  voies: "Voies",
  zones: "Zones du PLU",
  ventes: "Ventes",
  prescriptions: "Prescriptions",
  diagnostics: "Diagnostics",
};
const LONGEST_SOURCE = 60;

const sourceLines = (sources: Parcel["sources"]): Block => {
  const told = sources.slice(0, MOST_SOURCES).map(({ layer, provenance: { source, vintage } }) => {
    const edition = vintage === null ? "" : ` (${vintage})`;
    return `${LAYERS[layer] ?? layer}, ${cut(source, LONGEST_SOURCE)}${edition}`;
  });
  const fictional = sources.some(({ provenance }) => provenance.fictional) ? "Données inventées. " : "";
  return { kind: "paragraph", look: "small", text: `${fictional}Sources : ${told.join(" ; ")}.` };
};

/** One page: what the parcel is, what decides, where it is, what is known of it, from where and when. */
export const parcelSheetDocument = ({ row, assumed, note, map, sources, today }: Printed): FlowDocument => {
  const { divisionPotential } = row;
  const verdict = `${VERDICT_LABELS[divisionPotential.verdict]} : ${divisionPotential.sentence}`;
  return {
    title: `${row.section} ${Number(row.numero)} · ${row.commune}`,
    date: today,
    foot: `Fiche de parcelle ${row.parcelId} · imprimée le ${frenchDay(today)} · aide à la décision, non opposable`,
    blocks: [
      { kind: "heading", level: 1, text: `${row.section} ${Number(row.numero)} · ${row.commune}` },
      { kind: "paragraph", look: "strong", text: cut(oneLine(verdict), LONGEST_SENTENCE) },
      keyFigures(row),
      ...(map === undefined ? [] : [{ kind: "drawing", drawing: map, height: MAP_HEIGHT } as const]),
      {
        kind: "table",
        columns: [
          { title: "Donnée", share: 30 },
          { title: "Valeur", share: 70 },
        ],
        rows: factLines(row).map(([label, value]) => [label, cut(oneLine(value), 110)]),
      },
      ...(note.trim() === ""
        ? []
        : [{ kind: "paragraph", text: `Note de votre équipe : ${cut(oneLine(note), LONGEST_NOTE)}` } as const]),
      {
        kind: "paragraph",
        look: "small",
        text: cut(
          oneLine(
            `Marge et prix d'achat maximal : ${assumed} ${frenchQuantity(divisionPotential.lots.length, "lot")} au meilleur plan.`,
          ),
          LONGEST_SENTENCE,
        ),
      },
      sourceLines(sources),
    ],
  };
};
