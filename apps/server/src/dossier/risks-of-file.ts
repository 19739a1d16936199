import { type ParcelRisks, RISK_LABELS } from "@lotir/contract";
import type { DocumentBlock } from "@lotir/dossier";
import type { Lotir } from "../lotir.ts";
import { risksAt } from "../parcelle/risks-at.ts";
import { frenchDay } from "./chapters/french.ts";
import type { ReadDossier } from "./read-dossier.ts";

const OF = { adresse: "à l'adresse", commune: "dans la commune" } as const;
const STATES = {
  present: "existant",
  absent: "non concerné",
  unknown: "inconnu",
  failing: "source injoignable",
} as const;

const rowOf = ({ risk, status, of, level, words }: ParcelRisks["risks"][number]): readonly string[] => [
  RISK_LABELS[risk],
  `${STATES[status]}${level === null ? "" : `, ${level}`}`,
  `${words}${of === null ? "" : ` (${OF[of]})`}`,
];

/** What Géorisques says of the ground on that day, with its words; nothing where the commune is not loaded. */
export const risksOfFile = async (
  means: Pick<Lotir, "connectors" | "database" | "plan" | "today">,
  { parcelle, property }: ReadDossier,
): Promise<readonly DocumentBlock[]> => {
  if (parcelle === undefined) return [];
  const [lon, lat] = parcelle.sheet.row.centre;
  const { risks, source, askedOn } = await risksAt(means, {
    codeInsee: property.parcelleId.slice(0, 5),
    at: [lon, lat],
  });
  return [
    {
      kind: "table",
      caption: "Risques à l'emplacement du terrain",
      columns: [
        { title: "Risque", share: 28 },
        { title: "État", share: 27 },
        { title: "Ce que dit la source", share: 45 },
      ],
      rows: risks.map(rowOf),
    },
    { kind: "paragraph", tone: "note", text: `Source : ${source}, consultée le ${frenchDay(askedOn)}.` },
  ];
};
