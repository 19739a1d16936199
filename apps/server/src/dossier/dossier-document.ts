import type { Tracking } from "@lotir/contract";
import { type DocumentBlock, type FileDocument, numbered, type ZipEntry } from "@lotir/dossier";
import { capital, frenchArea, frenchDay, frenchParcel } from "./chapters/french.ts";
import { type LotRuleFigures, lotRules } from "./chapters/lot-rules.ts";
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
import { hashOfData } from "./hash-of-data.ts";

export const NOTICE = "Document d'aide à la décision – ne remplace ni le géomètre-expert ni l'instruction";

/** What the file prints beside its tracking. */
export interface DossierPrinting {
  readonly tracking: Tracking;
  readonly ground: GroundTold;
  /** Of the project: plans, each on its page. */
  readonly plans: readonly DocumentBlock[];
  /** The map as it was captured. */
  readonly captures: readonly DocumentBlock[];
  /** What each lot is compared with. */
  readonly lotRules: LotRuleFigures;
  readonly photos: readonly DocumentBlock[];
  /** What is known of the risks of the place. */
  readonly risks: readonly DocumentBlock[];
  /** The same plans as files: PDF at scale, DXF. */
  readonly files: readonly ZipEntry[];
  readonly today: string;
  /** Of all of it, the day aside. */
  readonly printedHash: string;
}

/** Of everything that it prints, pictures, plans and what was asked of the ground included. */
export const printedHashOf = ({
  tracking: { generated: _, ...tracking },
  files: _files,
  today: _day,
  ...beside
}: Omit<DossierPrinting, "printedHash">): string => hashOfData({ tracking, ...beside });

const coverOf = (printing: DossierPrinting): FileDocument["cover"] => {
  const { tracking, today, printedHash } = printing;
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
    ["Données à l'écran", `empreinte ${tracking.hash}`],
    ["Tout ce qui est imprimé", `empreinte ${printedHash}`],
  ];
};

/** The file of a division, chapter by chapter, from what the screen shows. */
export const dossierDocument = (printing: DossierPrinting): FileDocument => {
  const { tracking, ground, plans, captures, photos, risks } = printing;
  const place = groundChapter(tracking, ground, captures);
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
        rulesChapter(tracking, lotRules(tracking, printing.lotRules)),
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
