import { PIECE_STATE_LABELS, STANDINGS, type Tracking } from "@lotir/contract";
import type { DocumentBlock, DocumentChapter } from "@lotir/dossier";
import { frenchArea, frenchDay, frenchParcel, frenchQuantity, known } from "./french.ts";

const FORMATS: Readonly<Record<string, string>> = {
  "application/pdf": "PDF",
  "image/jpeg": "JPEG",
  "image/png": "PNG",
};

/** 0. What the file holds, piece by piece. */
export const listOfPieces = ({ pieces, piecesFor }: Tracking): DocumentChapter => ({
  title: "Bordereau des pièces",
  sections: [],
  blocks:
    pieces.length === 0
      ? [
          {
            kind: "paragraph",
            text: "Aucun dossier n'est à déposer d'après les faits connus : aucune pièce n'est à joindre.",
          },
        ]
      : [
          {
            kind: "table",
            caption: `Pièces : ${(piecesFor ?? "").toLowerCase()}`,
            columns: [
              { title: "Code", share: 10 },
              { title: "Intitulé", share: 40 },
              { title: "Article", share: 15 },
              { title: "Pages", share: 10, align: "right" },
              { title: "Format", share: 11 },
              { title: "État", share: 15 },
            ],
            rows: pieces.map(({ code, title, article, documents, state }) => [
              code,
              title,
              article,
              documents.map(({ pages }) => (pages === null ? "—" : String(pages))).join("\n") || "—",
              documents.map(({ type }) => FORMATS[type] ?? type).join("\n") || "—",
              PIECE_STATE_LABELS[state],
            ]),
          },
        ],
});

const lotsPhrase = ({ lots }: Tracking): string => {
  if (lots.length === 0) return "Les lots ne sont pas encore arrêtés.";
  const kept = lots.filter(({ keepsHouse }) => keepsHouse).length;
  const built = lots.length - kept;
  const parts = [
    built === 0 ? null : frenchQuantity(built, "lot à bâtir", "lots à bâtir"),
    kept === 0 ? null : frenchQuantity(kept, "lot qui garde sa construction", "lots qui gardent leur construction"),
  ].filter((part) => part !== null);
  return `L'opération divise le terrain en ${frenchQuantity(lots.length, "lot")} : ${parts.join(" et ")}.`;
};

/** 1. What is asked, and under which regime. */
export const purpose = (tracking: Tracking): DocumentChapter => {
  const { procedure, surface } = tracking;
  return {
    title: "Objet de la demande",
    sections: [],
    blocks: [
      {
        kind: "paragraph",
        text: `${lotsPhrase(tracking)} Terrain de ${frenchArea(surface)}.${
          tracking.lots.length === 0 ? "" : ` ${tracking.lotsFrom}`
        }`,
      },
      {
        kind: "paragraph",
        tone: "strong",
        text: `Régime applicable : ${procedure.label} (${procedure.article})${
          procedure.form === null
            ? ""
            : `, formulaire ${procedure.form}, à comparer à la version publiée le jour du dépôt`
        }.`,
      },
      ...(procedure.deciding.length === 0
        ? []
        : [{ kind: "paragraph" as const, text: `Ce qui décide : ${procedure.deciding.join(", ")}.` }]),
      ...(procedure.flips.length === 0
        ? []
        : [
            { kind: "paragraph" as const, text: "Ce qui changerait la procédure :" },
            { kind: "list" as const, items: procedure.flips },
          ]),
      ...(procedure.architect === true
        ? [
            {
              kind: "paragraph" as const,
              text: "Un architecte ou un paysagiste-concepteur établit le projet architectural, paysager et environnemental (L.441-4).",
            },
          ]
        : []),
      { kind: "paragraph", tone: "note", text: `État du droit vérifié le ${frenchDay(procedure.verifiedOn)}.` },
    ],
  };
};

const ownership = ({ facts: { applicant } }: Tracking): string => {
  const { name, standing, representative } = applicant;
  if (name === "") return "Demandeur non renseigné.";
  const who = representative === "" ? name : `${name} (représentant : ${representative})`;
  return `${who}. Qualité : ${standing === null ? "non communiquée" : STANDINGS[standing].toLowerCase()}. Le déclarant est propriétaire, mandaté ou indivisaire (R.423-1) : joindre le titre ou le mandat.`;
};

/** What is read of the ground beside the cadastre. */
export interface GroundTold {
  /** Ground covered by buildings, m²; null where nobody knows. */
  readonly builtM2: number | null;
  readonly frontageM: number | null;
  readonly vintage: string | null;
}

const standing = ({ builtM2, frontageM }: GroundTold): string[] => [
  builtM2 === null
    ? "Bâti existant : inconnu."
    : builtM2 === 0
      ? "Aucune construction n'est dessinée sur le terrain par la source des bâtiments."
      : `Constructions existantes : ${frenchArea(builtM2)} d'emprise, d'après la source des bâtiments.`,
  frontageM === null
    ? "Façade sur voie : inconnue."
    : `Façade sur voie : ${frontageM.toLocaleString("fr-FR", { maximumFractionDigits: 1 })} m, mesurée sur le plan cadastral.`,
  "Végétation et relief : à relever sur place.",
];

/** 2. The ground. */
export const groundChapter = (
  tracking: Tracking,
  ground: GroundTold,
  captures: readonly DocumentBlock[] = [],
): DocumentChapter => ({
  title: "Présentation du terrain",
  blocks: [],
  sections: [
    {
      title: "Situation",
      blocks: [
        {
          kind: "paragraph",
          text: `${tracking.address}. Commune${tracking.city === "" ? "" : ` : ${tracking.city}`}, code INSEE ${tracking.inseeCode}.`,
        },
        ...captures,
      ],
    },
    {
      title: "Désignation cadastrale",
      blocks: [
        {
          kind: "table",
          caption: "Parcelles du terrain",
          isTotalled: true,
          columns: [
            { title: "Référence", share: 30 },
            { title: "Section et numéro", share: 25 },
            { title: "Surface", share: 20, align: "right" },
            { title: "Validée", share: 20 },
          ],
          rows: [
            ...tracking.parcels.map(({ reference, surface, isValidated }) => [
              reference,
              frenchParcel(reference),
              surface === null ? "non communiquée" : frenchArea(surface),
              isValidated ? "oui" : "non",
            ]),
            ["Terrain", frenchQuantity(tracking.parcels.length, "parcelle"), frenchArea(tracking.surface), ""],
          ],
        },
        {
          kind: "paragraph",
          tone: "note",
          text: `Source : cadastre, ${ground.vintage === null ? "millésime non communiqué" : `millésime du ${frenchDay(ground.vintage)}`}. Surfaces graphiques.`,
        },
      ],
    },
    { title: "Propriété et mandat", blocks: [{ kind: "paragraph", text: ownership(tracking) }] },
    {
      title: "Historique des divisions",
      blocks: [
        {
          kind: "paragraph",
          text: "Divisions antérieures de la même unité foncière : non communiquées. Leur nombre ne change plus la procédure depuis le 1er mars 2012.",
        },
      ],
    },
    { title: "État des lieux", blocks: [{ kind: "list", items: standing(ground) }] },
  ],
});

const heritage = ({ facts: { ground } }: Tracking): string[] => [
  `Site patrimonial remarquable : ${known(ground.spr)}.`,
  `Abords d'un monument historique : ${known(ground.abords)}.`,
  `Site classé, ou en instance : ${known(ground.siteClasse)}.`,
];

/** 3. The rules around it, each by its source; what nobody read is said unknown. */
export const regulationChapter = (tracking: Tracking, risks: readonly DocumentBlock[]): DocumentChapter => {
  const { regulations, facts } = tracking;
  return {
    title: "Environnement réglementaire",
    blocks: [],
    sections: [
      {
        title: "Document d'urbanisme, zone et secteur",
        blocks: [
          {
            kind: "paragraph",
            text: `Zone ${regulations.zone ?? "inconnue"}. Document : ${regulations.document ?? "non communiqué"}${
              regulations.approvedOn === null ? "" : `, approuvé le ${frenchDay(regulations.approvedOn)}`
            }. Source : Géoportail de l'urbanisme.`,
          },
          ...(regulations.sentence === null ? [] : [{ kind: "paragraph" as const, text: regulations.sentence }]),
        ],
      },
      {
        title: "Servitudes et prescriptions",
        blocks: [
          {
            kind: "paragraph",
            text: "Servitudes d'utilité publique, emplacements réservés et orientations d'aménagement : non lus. Ils sont demandés dans le certificat d'urbanisme, et repris au chapitre des réserves.",
          },
        ],
      },
      { title: "Risques", blocks: risks },
      { title: "Patrimoine", blocks: [{ kind: "list", items: heritage(tracking) }] },
      {
        title: "Préemption, taxes et participations",
        blocks: [
          {
            kind: "paragraph",
            text: `Droit de préemption et taxes : à demander dans le certificat d'urbanisme. Convention de projet urbain partenarial : ${known(facts.ground.pup)}.`,
          },
        ],
      },
    ],
  };
};
