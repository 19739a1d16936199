import type { Tracking } from "@lotir/contract";
import { type DocumentBlock, type FileDocument, numbered, type ZipEntry } from "@lotir/dossier";
import { capital, frenchArea, frenchDay, frenchParcel } from "./chapters/french.ts";
import {
  type GroundTold,
  groundChapter,
  listOfPieces,
  purpose,
  regulationChapter,
} from "./chapters/opening-chapters.ts";
import {
  calendarChapter,
  networksChapter,
  projectChapter,
  rulesChapter,
  worksChapter,
} from "./chapters/project-chapters.ts";
import { reservesOf } from "./chapters/reserves-of.ts";

export const NOTICE = "Document d'aide à la décision – ne remplace ni le géomètre-expert ni l'instruction";

/** What the file prints beside its tracking. */
export interface DossierPrinting {
  readonly tracking: Tracking;
  readonly ground: GroundTold;
  /** Of the project: plans, each on its page. */
  readonly plans: readonly DocumentBlock[];
  readonly photos: readonly DocumentBlock[];
  /** What is known of the risks of the place. */
  readonly risks: readonly DocumentBlock[];
  /** The same plans as files: PDF at scale, DXF. */
  readonly files: readonly ZipEntry[];
  readonly today: string;
}

const coverOf = ({ tracking, today }: DossierPrinting): FileDocument["cover"] => {
  const { facts, procedure } = tracking;
  return [
    ["Commune", `${tracking.city === "" ? "" : `${tracking.city}, `}code INSEE ${tracking.inseeCode}`],
    ["Adresse", tracking.address],
    ["Parcelles", tracking.parcels.map(({ reference }) => frenchParcel(reference)).join(", ")],
    ["Surface", `${frenchArea(tracking.surface)} (surface graphique)`],
    ["Procédure", `${procedure.label}${procedure.form === null ? "" : `, ${procedure.form}`}`],
    ["Demandeur", facts.applicant.name === "" ? "non renseigné" : facts.applicant.name],
    ["Établi le", frenchDay(today)],
    ["État du dossier", tracking.status.label],
    ["Données imprimées", `empreinte ${tracking.hash}`],
  ];
};

/** The file of a division, chapter by chapter, from what the screen shows. */
export const dossierDocument = (printing: DossierPrinting): FileDocument => {
  const { tracking, ground, plans, photos, risks } = printing;
  const place = groundChapter(tracking, ground);
  return {
    title: "Dossier de division foncière",
    subtitle: `${capital(tracking.procedure.label)} – ${tracking.name}`,
    cover: coverOf(printing),
    notice: `${NOTICE}. Chaque chiffre porte sa source ; ce qui n'est pas connu est écrit au chapitre « Réserves et points à confirmer ».`,
    author: "Lotir",
    date: printing.today,
    foot: `Dossier ${tracking.propertyId.slice(0, 8)} · données ${tracking.hash} · ${NOTICE}`,
    chapters: numbered(
      [
        listOfPieces(tracking),
        purpose(tracking),
        { ...place, sections: [...place.sections, { title: "Photographies", blocks: photos }] },
        regulationChapter(tracking, risks),
        rulesChapter(tracking),
        projectChapter(tracking, plans),
        networksChapter(tracking),
        {
          title: "Insertion et environnement",
          sections: [],
          blocks: [
            {
              kind: "paragraph",
              text: "Arbres, haies, pleine terre, imperméabilisation et vues : à décrire après visite. Les règles de pleine terre et d'espaces verts sont au chapitre des règles.",
            },
          ],
        },
        worksChapter(tracking),
        {
          title: "Réserves et points à confirmer",
          sections: [],
          blocks: [{ kind: "list", items: reservesOf(tracking) }],
        },
        calendarChapter(tracking),
        {
          title: "Annexes",
          sections: [],
          blocks: [
            {
              kind: "list",
              items: [
                "Formulaire cerfa signé, titre de propriété ou mandat, extrait cadastral.",
                "Pages du règlement citées, certificat d'urbanisme, avis et études obtenus.",
              ],
            },
          ],
        },
      ],
      0,
    ),
  };
};
