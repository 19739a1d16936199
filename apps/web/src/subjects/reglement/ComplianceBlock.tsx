import type { ParcelPlu, PluQuote } from "@lotir/contract";
import { Text } from "@mantine/core";
import { useState } from "react";
import { LazyPdfViewer } from "../../kit/pdf/LazyPdfViewer.tsx";
import type { PdfPlace } from "../../kit/pdf/PdfViewer.tsx";
import { Block } from "../../kit/ui/Block.tsx";
import type { StudyProps } from "../division/division-study.ts";
import { chosenPlan, useProposeDivisions } from "../division/use-propose-divisions.ts";
import { VerdictLine } from "../division/VerdictLine.tsx";
import { useShowParcel } from "../parcelle/use-show-parcel.ts";
import { ComplianceGrid } from "./compliance/ComplianceGrid.tsx";
import { type ComplianceRow, complianceSummary, complianceTable } from "./compliance/compliance-rows.ts";
import { documentTitle } from "./document-title.ts";
import { Quoted } from "./RuleLine.tsx";
import { useShowParcelPlu } from "./use-show-parcel-plu.ts";

const quoteOf = ({ quote: { quote, page, article } }: ComplianceRow, plu: ParcelPlu | undefined): PluQuote | null => {
  if (quote === null) return null;
  const known = plu?.rules.find((rule) => rule.quote?.text === quote && rule.quote.page === page)?.quote;
  return known ?? { text: quote, page, article, boxes: [] };
};

/** Whether the plan on the map obeys the règlement, rule by rule and lot by lot, each with its sentence. */
export const ComplianceBlock = ({ parcelId, study }: Omit<StudyProps, "onStudy">) => {
  const divisions = useProposeDivisions(parcelId, study.wish);
  const { data: plu } = useShowParcelPlu(parcelId);
  const { data: parcel } = useShowParcel(parcelId);
  const [place, setPlace] = useState<PdfPlace>();
  return (
    <Block title="Conformité du plan" query={divisions} failure="La conformité n'a pas pu être étudiée." lines={3}>
      {(proposal) => {
        const cells = chosenPlan(proposal, study.plan)?.compliance ?? [];
        if (cells.length === 0)
          return (
            <Text c="dimmed">
              {proposal.plans.length === 0
                ? "Aucun plan à comparer au règlement."
                : "Règlement non lu : la conformité n'est pas connue."}
            </Text>
          );
        const summary = complianceSummary(cells);
        return (
          <>
            <VerdictLine verdict={summary.verdict} sentence={summary.sentence} />
            <ComplianceGrid
              table={complianceTable(cells)}
              quoted={(row) => {
                const quote = quoteOf(row, plu);
                return quote === null ? null : (
                  <Quoted
                    label={row.rule}
                    quote={quote}
                    onOpen={({ page, text, boxes }) => setPlace({ page: page ?? 1, quote: text, boxes })}
                  />
                );
              }}
            />
            {place === undefined || plu?.document == null ? null : (
              <LazyPdfViewer
                url={plu.document.url}
                title={documentTitle(plu.document, parcel?.commune ?? "la commune")}
                place={place}
                onClose={() => setPlace(undefined)}
              />
            )}
          </>
        );
      }}
    </Block>
  );
};
