import { COMMON_WAYS, PLU_STATE_LABELS, type Tracking } from "@lotir/contract";
import type { DocumentBlock, DocumentChapter } from "@lotir/dossier";
import { capital, frenchArea, frenchDay, frenchMetres, frenchShare } from "./french.ts";
import { SAME_AREA } from "./reserves-of.ts";

/** Read at the eaves only, it is a height all the same. */
const heightOf = (maxHeight: number | null, rules: Tracking["regulations"]["rules"]): string => {
  if (maxHeight !== null) return frenchMetres(maxHeight);
  const eaves = rules.find(({ label }) => label === "Hauteur à l'égout")?.value ?? null;
  return eaves === null ? "non lue" : `${eaves} à l'égout, non lue au faîtage`;
};

/** 4. Each rule with the sentence that says it. */
export const rulesChapter = ({ regulations }: Tracking, ofLots: readonly DocumentBlock[] = []): DocumentChapter => {
  const { rules, buildingRatio, maxHeight } = regulations;
  const summary: DocumentBlock = {
    kind: "list",
    items: [
      "Surface minimale des lots : sans objet, aucun règlement ne peut plus en fixer (loi ALUR, 2014).",
      `Emprise au sol : ${buildingRatio === null ? "non lue" : frenchShare(buildingRatio)}.`,
      `Hauteur maximale : ${heightOf(maxHeight, rules)}.`,
    ],
  };
  if (rules.length === 0) return { title: "Analyse règle par règle", sections: [], blocks: [summary, ...ofLots] };
  return {
    title: "Analyse règle par règle",
    sections: [],
    blocks: [
      summary,
      {
        kind: "table",
        caption: "Règles de la zone, avec la phrase du règlement",
        columns: [
          { title: "Règle", share: 20 },
          { title: "Valeur", share: 15 },
          { title: "Phrase du règlement", share: 43 },
          { title: "Article, page", share: 12 },
          { title: "État", share: 13 },
        ],
        rows: rules.map(({ label, value, quote, state }) => [
          label,
          value ?? "—",
          quote === null ? "—" : `« ${quote.text} »`,
          quote === null ? "—" : `${quote.article ?? ""}${quote.page === null ? "" : `\np. ${quote.page}`}`,
          PLU_STATE_LABELS[state],
        ]),
      },
      {
        kind: "paragraph",
        tone: "note",
        text: "Citations du règlement publié. Le service instructeur seul dit si le projet est conforme.",
      },
      ...ofLots,
    ],
  };
};

const areasTable = ({ lots, surface }: Tracking): DocumentBlock[] => {
  if (lots.length === 0) return [{ kind: "paragraph", text: "Les lots ne sont pas encore saisis." }];
  // The sum is that of the areas as printed: who adds them up finds it.
  const printed = lots.map(({ areaM2 }) => Math.round(areaM2));
  const sum = printed.reduce((total, area) => total + area, 0);
  const gap = Math.abs(sum - surface);
  return [
    {
      kind: "table",
      caption: "Surfaces des lots (surfaces graphiques)",
      isTotalled: true,
      columns: [
        { title: "Lot", share: 12 },
        { title: "Destination", share: 48 },
        { title: "Surface graphique", share: 25, align: "right" },
      ],
      rows: [
        ...lots.map(({ letter, keepsHouse }, rank) => [
          letter,
          keepsHouse ? "Terrain qui garde sa construction" : "Lot à bâtir",
          frenchArea(printed[rank] ?? 0),
        ]),
        ["Total", `Terrain : ${frenchArea(surface)}`, frenchArea(sum)],
      ],
    },
    {
      kind: "paragraph",
      text:
        gap <= surface * SAME_AREA
          ? "La somme des lots est celle du terrain, à l'arrondi près."
          : `La somme des lots et le terrain diffèrent de ${frenchArea(gap)} : voir les réserves.`,
    },
  ];
};

const commonWays = ({ facts: { operation } }: Tracking): string =>
  operation.common === null ? "Voie ou équipement commun : à confirmer." : `${COMMON_WAYS[operation.common]}.`;

const keptHouses = ({ lots }: Tracking): string => {
  const kept = lots.filter(({ keepsHouse }) => keepsHouse);
  if (lots.length === 0) return "À préciser avec les lots.";
  if (kept.length === 0) return "Aucune construction n'est conservée d'après les lots.";
  return `Construction conservée sur ${kept.length === 1 ? "le lot" : "les lots"} ${kept
    .map(({ letter }) => letter)
    .join(", ")} : emprise au sol, reculs et stationnement sont à vérifier sur le terrain qui lui reste.`;
};

/** The plans, said before they are shown; nothing without any. */
export const plansTold = (plans: readonly DocumentBlock[]): readonly DocumentBlock[] =>
  plans.length === 0
    ? []
    : [
        {
          kind: "paragraph",
          text: "Chaque plan est sur sa feuille, en A3, avec son échelle, son nord et ses sources :",
        },
        { kind: "list", items: plans.flatMap((plan) => (plan.kind === "figure" ? [plan.caption] : [])) },
        ...plans,
      ];

/** 5. The project; `plans` are its figures, each with its sources. */
export const projectChapter = (tracking: Tracking, plans: readonly DocumentBlock[]): DocumentChapter => ({
  title: "Projet de division",
  blocks: [],
  sections: [
    { title: "Tableau des surfaces", blocks: areasTable(tracking) },
    { title: "Accès et desserte", blocks: [{ kind: "paragraph", text: commonWays(tracking) }] },
    {
      title: "Servitudes à créer",
      blocks: [
        {
          kind: "paragraph",
          text:
            tracking.facts.operation.common === "servitude"
              ? "Servitude de passage et de réseaux, à écrire dans les actes de vente."
              : "À préciser avec le géomètre-expert et le notaire : passage, réseaux, vues.",
        },
      ],
    },
    { title: "Sort de l'existant", blocks: [{ kind: "paragraph", text: keptHouses(tracking) }] },
    // Last: each plan takes a sheet of its own, and nothing is left alone before it.
    { title: "Plans", blocks: plansTold(plans) },
  ],
});

const NETWORKS = [
  ["Eau potable", "Gestionnaire de l'eau"],
  ["Eaux usées", "Collectivité, ou SPANC"],
  ["Eaux pluviales", "Collectivité : gestion à la parcelle, débit de rejet"],
  ["Électricité", "Gestionnaire du réseau de distribution"],
  ["Télécommunications", "Opérateur d'infrastructure"],
  ["Défense incendie", "Commune, service d'incendie et de secours"],
  ["Déchets", "Collectivité"],
] as const;

/** 6. Networks: nothing is read of them; who is to be asked. */
export const networksChapter = ({ facts: { ground } }: Tracking): DocumentChapter => ({
  title: "Réseaux et viabilité",
  sections: [],
  blocks: [
    {
      kind: "table",
      caption: "Réseaux : à confirmer auprès de",
      columns: [
        { title: "Réseau", share: 25 },
        { title: "État", share: 30 },
        { title: "À demander à", share: 45 },
      ],
      rows: NETWORKS.map(([name, who]) => [
        name,
        name === "Eaux usées" && ground.ownSewage !== null
          ? ground.ownSewage
            ? "assainissement non collectif"
            : "réseau collectif"
          : "à confirmer",
        who,
      ]),
    },
  ],
});

/** 8. Works, for a permis d'aménager only. */
export const worksChapter = (tracking: Tracking): DocumentChapter => ({
  title: "Travaux et phasage",
  sections: [],
  blocks:
    tracking.procedure.kind === "permis-amenager"
      ? [
          {
            kind: "list",
            items: [
              "Programme et plans des travaux d'équipement : pièce PA8, si quelque chose de commun est réalisé.",
              `Ventes avant la fin des travaux : ${tracking.facts.operation.earlySales === true ? "oui, avec la garantie d'achèvement (PA11)" : tracking.facts.operation.earlySales === false ? "non" : "à préciser"}.`,
              "Association syndicale des acquéreurs, ou convention de transfert : pièce PA12.",
            ],
          },
        ]
      : [{ kind: "paragraph", text: "Sans objet, sauf permis d'aménager." }],
});

/** What goes with the division beside its file. */
const obligationsTable = ({ obligations }: Tracking): DocumentBlock[] =>
  obligations.length === 0
    ? []
    : [
        {
          kind: "table",
          caption: "Obligations qui accompagnent l'opération",
          columns: [
            { title: "Acte", share: 36 },
            { title: "Quand", share: 38 },
            { title: "Texte", share: 26 },
          ],
          rows: obligations.map(({ title, when, article }) => [title, capital(when), article]),
        },
      ];

/** How the file is lodged, and the message that goes with it. */
const filingBlocks = ({ filing }: Tracking): DocumentBlock[] => [
  { kind: "list", items: filing.advice },
  { kind: "paragraph", tone: "strong", text: `Objet : ${filing.subject}` },
  { kind: "paragraph", tone: "quote", text: filing.body.replaceAll(/\n{2,}/g, "\n") },
];

const dueBlocks = ({ dueDates, events }: Tracking): DocumentBlock[] =>
  dueDates.length === 0
    ? [
        {
          kind: "paragraph",
          text: "Rien n'est déposé : les dates se calculent à partir du jour où la mairie reçoit le dossier.",
        },
      ]
    : [
        {
          kind: "table",
          caption: "Échéances calculées",
          columns: [
            { title: "Date", share: 15 },
            { title: "Échéance", share: 60 },
            { title: "Article", share: 25 },
          ],
          rows: dueDates.map(({ on, title, article }) => [frenchDay(on), title, article]),
        },
        ...(events.length === 0
          ? []
          : [
              {
                kind: "table" as const,
                caption: "Faits enregistrés",
                columns: [
                  { title: "Date du fait", share: 18 },
                  { title: "Fait", share: 82 },
                ],
                rows: events.map(({ on, label, said }) => [frenchDay(on), said === "" ? label : `${label} : ${said}`]),
              },
            ]),
      ];

/** 10. What falls due, computed from the facts; what goes with it; how it is lodged. */
export const calendarChapter = (tracking: Tracking): DocumentChapter => ({
  title: "Calendrier",
  sections: [
    { title: "Obligations", blocks: obligationsTable(tracking) },
    { title: "Dépôt du dossier", blocks: tracking.piecesFor === null ? [] : filingBlocks(tracking) },
  ],
  blocks: dueBlocks(tracking),
});
