import type { NoteBlocks } from "@lotir/contract";
import type { DocumentBlock, Drawing, FileDocument } from "@lotir/dossier";
import { frenchArea, frenchCount, frenchDay, frenchEuros, frenchParcel, frenchQuantity } from "./chapters/french.ts";
import { NOTICE } from "./dossier-document.ts";

interface Interval {
  readonly low: number | null;
  readonly value: number | null;
  readonly high: number | null;
}

const valued = ({ value }: Interval): string => (value === null ? "non communiqué" : frenchEuros(value));
const ranged = ({ low, high }: Interval): string =>
  low === null || high === null ? "—" : `${frenchEuros(low)} à ${frenchEuros(high)}`;

const pricesTable = ({ prix, plan }: NoteBlocks): DocumentBlock => ({
  kind: "table",
  caption: "Prix TTC, avec leur intervalle",
  columns: [
    { title: "Bien", share: 30 },
    { title: "Surface", share: 20, align: "right" },
    { title: "Prix", share: 22, align: "right" },
    { title: "Intervalle", share: 34, align: "right" },
  ],
  rows: [
    ["Terrain, en l'état", "", valued(prix.ground), ranged(prix.ground)],
    ...prix.lots.map((lot, rank) => [
      `Lot ${lot.letter}${plan.lots[rank]?.keepsHouse === true ? ", maison conservée" : ""}`,
      frenchArea(lot.areaM2),
      `${valued(lot)}${lot.origin === "saisi" ? " (saisi)" : ""}`,
      ranged(lot),
    ]),
  ],
});

const bilanBlocks = ({ bilan }: NoteBlocks): DocumentBlock[] =>
  bilan === null
    ? [{ kind: "paragraph", text: "Aucune analyse financière n'a encore été calculée." }]
    : [
        {
          kind: "table",
          caption: "Bilan de l'opération",
          columns: [
            { title: "Ligne", share: 60 },
            { title: "Montant", share: 40, align: "right" },
          ],
          rows: [
            ["Investissement total", frenchEuros(bilan.investment)],
            ["Recettes TTC", frenchEuros(bilan.revenue)],
            ["Résultat, TVA et impôt payés", frenchEuros(bilan.profit)],
            ["Marge", `${bilan.marginPercent.toLocaleString("fr-FR", { maximumFractionDigits: 1 })} %`],
            [
              "Rendement de l'investissement",
              `${bilan.roiPercent.toLocaleString("fr-FR", { maximumFractionDigits: 1 })} %`,
            ],
            [
              "Retour de l'investissement",
              bilan.paybackMonths === null ? "—" : `${frenchCount(bilan.paybackMonths)} mois`,
            ],
          ],
        },
        { kind: "paragraph", tone: "note", text: bilan.from },
      ];

/** Reserves that fit two pages; the rest is in the file, and it is said. */
const MOST_RESERVES = 7;

const reservesBlocks = ({ risques }: NoteBlocks): DocumentBlock[] => [
  { kind: "list", items: risques.slice(0, MOST_RESERVES) },
  ...(risques.length > MOST_RESERVES
    ? [
        {
          kind: "paragraph" as const,
          tone: "note" as const,
          text: `${frenchQuantity(risques.length - MOST_RESERVES, "autre réserve", "autres réserves")} au dossier complet.`,
        },
      ]
    : []),
];

const calendarBlocks = ({ calendrier }: NoteBlocks): DocumentBlock[] =>
  calendrier.length === 0
    ? [{ kind: "paragraph", text: "Rien n'est encore déposé en mairie." }]
    : [{ kind: "list", items: calendrier.slice(0, 8).map(({ on, title }) => `${frenchDay(on)} : ${title}`) }];

interface Noted {
  readonly name: string;
  readonly blocks: NoteBlocks;
  readonly hash: string;
  readonly today: string;
  readonly drawing: Drawing | undefined;
}

/** Low enough for two pages. */
const PLAN_HEIGHT = 78;

const planBlocks = (drawing: Drawing | undefined): DocumentBlock[] =>
  drawing === undefined
    ? [{ kind: "paragraph", text: "Aucun plan n'est encore dessiné pour ce terrain." }]
    : [
        {
          kind: "drawing",
          drawing,
          height: PLAN_HEIGHT,
          caption: `Plan « ${drawing.title.lines[0] ?? ""} », surfaces graphiques`,
          alt: "Le terrain, ses constructions et ses lots, le nord en haut.",
        },
      ];

/** What a banker or a seller reads at once: ground, plan, price, balance, reserves, calendar. */
export const noteDocument = ({ name, blocks, hash, today, drawing }: Noted): FileDocument => {
  const { terrain, plan } = blocks;
  return {
    title: name,
    subtitle: "Note de synthèse",
    cover: [
      ["Terrain", `${terrain.address}, ${frenchArea(terrain.surface)}, zone ${terrain.zone ?? "inconnue"}`],
      ["Parcelles", terrain.parcels.map(({ reference }) => frenchParcel(reference)).join(", ")],
      ["Projet", `${frenchQuantity(plan.lots.length, "lot")} ; procédure : ${plan.procedure}`],
      ["Au", frenchDay(today)],
    ],
    notice: `${NOTICE}. Prix estimés à partir des ventes publiées ; aucune vente n'est montrée une à une.`,
    author: "Lotir",
    date: today,
    foot: `Note de synthèse · données ${hash} · non opposable`,
    chapters: [
      { title: "Plan", blocks: planBlocks(drawing), sections: [] },
      { title: "Prix", blocks: [pricesTable(blocks)], sections: [] },
      { title: "Bilan", blocks: bilanBlocks(blocks), sections: [], startsPage: true },
      { title: "Calendrier", blocks: calendarBlocks(blocks), sections: [] },
      { title: "Réserves et points à confirmer", blocks: reservesBlocks(blocks), sections: [] },
    ],
  };
};
