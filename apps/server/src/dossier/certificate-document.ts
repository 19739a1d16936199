import { STANDINGS, type Tracking } from "@lotir/contract";
import { type DocumentBlock, type DocumentChapter, type FileDocument, numbered } from "@lotir/dossier";
import { CERTIFICATE, FORMS_IN_FORCE, lawNow } from "@lotir/procedure";
import { frenchArea, frenchDay, frenchParcel, known } from "./chapters/french.ts";
import { groundChapter, regulationChapter } from "./chapters/opening-chapters.ts";
import { plansTold, rulesChapter } from "./chapters/project-chapters.ts";
import { reservesOf } from "./chapters/reserves-of.ts";
import type { DossierPrinting } from "./dossier-document.ts";

const FORM = lawNow(FORMS_IN_FORCE).certificat;
const NOT_A_DECISION =
  "Demande préparée par Lotir pour le demandeur, à relire, à signer et à déposer en mairie. Ce document n'est pas un certificat d'urbanisme : seule l'autorité compétente en délivre un.";

const KINDS = { a: "a : certificat d'information", b: "b : certificat opérationnel" } as const;

/** The question, as the applicant wrote it or from the lots. */
export const questionOf = ({ facts, lots, surface }: Tracking): string => {
  const { question } = facts.certificate;
  if (question.trim() !== "") return question.trim();
  const built = lots.filter(({ keepsHouse }) => !keepsHouse);
  if (built.length === 0) return `Quelles sont les règles applicables à ce terrain de ${frenchArea(surface)} ?`;
  const areas = built.map(({ letter, areaM2 }) => `${letter} ${frenchArea(areaM2)}`).join(", ");
  return `Le terrain de ${frenchArea(surface)} peut-il être divisé pour créer ${
    built.length === 1 ? "un lot à bâtir" : `${built.length} lots à bâtir`
  } (${areas}) destinés à l'habitation, et quel est l'état des équipements publics qui les desservent ?`;
};

type Field = readonly [field: string, value: string];
const or = (value: string): string => (value.trim() === "" ? "à compléter" : value);

const answered = (answer: boolean | null): string => (answer === null ? "à compléter" : known(answer));

const applicantFields = ({ facts: { applicant } }: Tracking): Field[] => [
  ["Demandeur", applicant.kind === "societe" ? "Personne morale" : "Personne physique"],
  [applicant.kind === "societe" ? "Dénomination" : "Nom et prénom", or(applicant.name)],
  ...(applicant.kind === "societe"
    ? ([
        ["SIRET", or(applicant.siret)],
        ["Représentant", or(applicant.representative)],
      ] as Field[])
    : []),
  ["Qualité", applicant.standing === null ? "à compléter" : STANDINGS[applicant.standing]],
];

const contactFields = ({ facts: { applicant } }: Tracking): Field[] => [
  ["Adresse", or(applicant.address)],
  ["Courriel", or(applicant.email)],
  ["Téléphone", or(applicant.phone)],
  ["Accepte les réponses par voie électronique", answered(applicant.electronic)],
];

const groundFields = ({ address, city, inseeCode, parcels, surface, facts: { ground } }: Tracking): Field[] => [
  ["Adresse du terrain", address],
  ["Commune", `${city === "" ? "" : `${city}, `}code INSEE ${inseeCode}`],
  ...parcels.map(
    ({ reference, surface: area }): Field => [
      `Parcelle ${frenchParcel(reference)}`,
      `préfixe ${reference.slice(5, 8)}, section ${reference.slice(8, 10)}, numéro ${reference.slice(10)} : ${
        area === null ? "superficie non communiquée" : frenchArea(area)
      }`,
    ],
  ),
  ["Superficie totale", frenchArea(surface)],
  ["Terrain dans un lotissement", answered(ground.existingLotissement)],
  ["Projet urbain partenarial", answered(ground.pup)],
];

const fieldsTable = (caption: string, fields: readonly Field[]): DocumentBlock => ({
  kind: "table",
  caption,
  columns: [
    { title: "Champ", share: 35 },
    { title: "Valeur", share: 65 },
  ],
  rows: fields,
});

const sheetChapter = (tracking: Tracking): DocumentChapter => {
  const { kind } = tracking.facts.certificate;
  const months = lawNow(CERTIFICATE).instruction[kind];
  return {
    title: "Fiche de la demande, champ par champ",
    blocks: [
      {
        kind: "paragraph",
        text: `Formulaire cerfa ${FORM}, certificat ${KINDS[kind]}. Numéro vérifié le ${frenchDay(
          FORMS_IN_FORCE.verifiedOn,
        )} : comparez sa version à celle publiée sur service-public.fr le jour du dépôt. Réponse en ${months} mois (R.410-9 et R.410-10).`,
      },
    ],
    sections: [
      {
        title: "Objet de la demande",
        blocks: [
          fieldsTable("Certificat demandé", [
            ["Certificat", KINDS[kind]],
            ["Question", questionOf(tracking)],
          ]),
        ],
      },
      { title: "Identité du demandeur", blocks: [fieldsTable("Identité", applicantFields(tracking))] },
      { title: "Coordonnées du demandeur", blocks: [fieldsTable("Coordonnées", contactFields(tracking))] },
      { title: "Le terrain", blocks: [fieldsTable("Localisation et références cadastrales", groundFields(tracking))] },
      {
        title: "Cadre réservé à la mairie",
        blocks: [
          { kind: "paragraph", text: "À laisser vide : l'état des équipements publics est rempli par la mairie." },
        ],
      },
      {
        title: "Engagement du demandeur",
        blocks: [
          fieldsTable("Engagement", [
            ["Fait à, le", "à compléter par le demandeur"],
            ["Signature", "à compléter par le demandeur"],
          ]),
        ],
      },
    ],
  };
};

const piecesChapter = ({ certificatePieces, facts }: Tracking): DocumentChapter => ({
  title: "Pièces de la demande",
  sections: [],
  blocks: [
    {
      kind: "table",
      caption: "Pièces à joindre",
      columns: [
        { title: "Code", share: 12 },
        { title: "Intitulé", share: 45 },
        { title: "État", share: 43 },
      ],
      rows: certificatePieces.map(({ code, title, because }) => [code.replace(/^CU-/, ""), title, because]),
    },
    {
      kind: "paragraph",
      tone: "note",
      text: `En papier, ${facts.certificate.kind === "a" ? "deux" : "quatre"} exemplaires ; par voie électronique, un seul, à l'adresse ou au guichet que la commune a publiés.`,
    },
  ],
});

const noteChapter = (tracking: Tracking): DocumentChapter => {
  const { lots, facts } = tracking;
  if (facts.certificate.kind === "a") return { title: "Note descriptive", blocks: [], sections: [] };
  return {
    title: "Note descriptive succincte (CU2)",
    sections: [],
    blocks: [
      {
        kind: "paragraph",
        text: `Terrain de ${frenchArea(tracking.surface)}, ${tracking.address}. Nature de l'opération : division en vue de bâtir. Destination : habitation. Surfaces graphiques, implantations à titre indicatif.`,
      },
      ...(lots.length === 0
        ? []
        : [
            {
              kind: "list" as const,
              items: lots.map(
                ({ letter, areaM2, keepsHouse }) =>
                  `Lot ${letter}, ${frenchArea(areaM2)} : ${keepsHouse ? "garde la construction existante" : "destiné à une maison d'habitation"}.`,
              ),
            },
          ]),
      { kind: "paragraph", tone: "quote", text: questionOf(tracking) },
    ],
  };
};

/** The application for a certificate, and a sheet of what is known of the ground: never anything like a decision. */
export const certificateDocument = (printing: DossierPrinting): FileDocument => {
  const { tracking, ground, plans, risks, today } = printing;
  const place = groundChapter(tracking, ground);
  return {
    title: "Demande de certificat d'urbanisme",
    subtitle: `${tracking.name} – certificat ${KINDS[tracking.facts.certificate.kind]}`,
    cover: [
      ["Commune", `${tracking.city === "" ? "" : `${tracking.city}, `}code INSEE ${tracking.inseeCode}`],
      ["Adresse", tracking.address],
      ["Parcelles", tracking.parcels.map(({ reference }) => frenchParcel(reference)).join(", ")],
      ["Préparée le", frenchDay(today)],
      ["Données imprimées", `empreinte ${tracking.hash}`],
    ],
    notice: NOT_A_DECISION,
    author: "Lotir",
    date: today,
    foot: `Demande de certificat · données ${tracking.hash} · ce n'est pas un certificat d'urbanisme`,
    chapters: numbered(
      [
        sheetChapter(tracking),
        piecesChapter(tracking),
        noteChapter(tracking),
        { title: "Plans", blocks: plansTold(plans), sections: [] },
        { ...place, title: "Fiche d'information : le terrain" },
        { ...regulationChapter(tracking, risks), title: "Fiche d'information : l'urbanisme" },
        { ...rulesChapter(tracking), title: "Fiche d'information : les règles lues" },
        {
          title: "Réserves et points à confirmer",
          sections: [],
          blocks: [{ kind: "list", items: reservesOf({ ...tracking, pieces: tracking.certificatePieces }) }],
        },
      ],
      1,
    ),
  };
};
