import type { ParcelPlu, PluQuote } from "@lotir/contract";
import { Text } from "@mantine/core";
import { useCallback, useState } from "react";
import { LazyPdfViewer } from "../../kit/pdf/LazyPdfViewer.tsx";
import type { PdfPlace } from "../../kit/pdf/PdfViewer.tsx";
import { Block } from "../../kit/ui/Block.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import type { StudyProps } from "../division/division-study.ts";
import { useShowParcel } from "../parcelle/use-show-parcel.ts";
import { DocumentLine } from "./DocumentLine.tsx";
import { documentTitle } from "./document-title.ts";
import { extractionSentence, pluSentence } from "./extraction-sentence.ts";
import { Inopposables } from "./Inopposables.tsx";
import { ReadingProgress } from "./ReadingProgress.tsx";
import { RuleCorrections } from "./RuleCorrections.tsx";
import { RuleLine } from "./RuleLine.tsx";
import classes from "./rules.module.css";
import { useExtractParcelPlu, useReadAtFirst } from "./use-extract-parcel-plu.ts";
import { useShowParcelPlu } from "./use-show-parcel-plu.ts";
import { ZoneBadge } from "./ZoneBadge.tsx";

/** Answers that another reading may change. */
const RETRIED: ReadonlySet<ParcelPlu["status"]> = new Set(["source-down", "unreadable", "no-document", "zone-missing"]);

/** It was read to its end, and no rule came of it (spec 2 §8). */
const FAILED: ReadonlySet<ParcelPlu["status"]> = new Set(["unreadable", "zone-missing"]);

interface StandingProps {
  readonly plu: ParcelPlu;
  readonly extraction: { readonly start: () => void; readonly busy: boolean; readonly error: Error | null };
}

/** What stands in the way of the rules, each with its own words: none of them means that nothing is ruled. */
const Standing = ({ plu, extraction }: StandingProps) => {
  const again = { onClick: extraction.start, busy: extraction.busy };
  const retry = { ...again, label: "Réessayer" };
  if (extraction.error !== null)
    return (
      <Notice kind="error" retry={retry}>
        {extractionSentence(extraction.error)}
      </Notice>
    );
  if (plu.progress !== null) return <ReadingProgress progress={plu.progress} />;
  if (plu.sentence === null) return null;
  const kind = plu.status === "source-down" || plu.status === "unreadable" ? "warning" : "info";
  if (plu.status === "not-read")
    return (
      <Notice kind="info" retry={{ ...again, label: "Extraire les règles" }}>
        {plu.sentence}
      </Notice>
    );
  return RETRIED.has(plu.status) ? (
    <Notice kind={kind} retry={retry} {...(FAILED.has(plu.status) ? { title: "Extraction échouée" } : {})}>
      {plu.sentence}
    </Notice>
  ) : (
    <Notice kind={kind}>{plu.sentence}</Notice>
  );
};

/** Where the zone stands in its file, so that anyone may open it there. */
const spanText = ({ title, from, to }: NonNullable<NonNullable<ParcelPlu["read"]>["span"]>): string => {
  const pages = from === null ? "" : to === null || to === from ? `, page ${from}` : `, pages ${from} à ${to}`;
  return `« ${title} »${pages}`;
};

const Rules = ({ plu, onOpen }: { readonly plu: ParcelPlu; readonly onOpen: (quote: PluQuote) => void }) => {
  if (plu.rules.length === 0) return null;
  return (
    <>
      {plu.read?.match === "zone" ? (
        <Notice kind="warning">
          Le texte ne nomme pas le secteur {plu.zone?.code} : ce sont les règles de la zone {plu.read.zone}, à vérifier.
        </Notice>
      ) : null}
      {plu.read?.span ? <p className={classes.soft}>Lu sous le titre {spanText(plu.read.span)}.</p> : null}
      <ul className={classes.list} aria-label="Règles de la zone">
        {plu.rules.map((rule) => (
          <RuleLine key={rule.key} rule={rule} onOpen={onOpen} />
        ))}
        <Inopposables rules={plu.inopposables} onOpen={onOpen} />
      </ul>
      <p className={classes.soft}>Les documents graphiques priment sur le texte. Aide à la décision, non opposable.</p>
    </>
  );
};

const placeOf = ({ page, text, boxes }: PluQuote): PdfPlace => ({ page: page ?? 1, quote: text, boxes });

const NO_DOCUMENT = "Impossible de récupérer le document PLU";

interface RulesBlockProps extends Omit<StudyProps, "onStudy"> {
  /** What is said where the call failed and nobody explains. */
  readonly failure?: string;
}

/** What the règlement allows here: the zone, the document, each rule with its state and its sentence. */
export const RulesBlock = ({ parcelId, study, failure = NO_DOCUMENT }: RulesBlockProps) => {
  const { data: parcel } = useShowParcel(parcelId);
  const query = useShowParcelPlu(parcelId);
  const extraction = useExtractParcelPlu(parcelId);
  useReadAtFirst(parcelId, query.data, extraction);
  const { mutate, isPending, error } = extraction;
  const [place, setPlace] = useState<PdfPlace>();
  const start = useCallback(() => mutate({ id: parcelId, forceRefresh: true }), [mutate, parcelId]);
  const onOpen = (quote: PluQuote) => setPlace(placeOf(quote));
  return (
    <Block title="Règles du PLU" query={query} failure={(failed) => pluSentence(failed, failure)} lines={5}>
      {(plu) => (
        <>
          {plu.zone === null ? null : (
            <div className={classes.zone}>
              <ZoneBadge libelle={plu.zone.code} />
              <Text size="sm">{plu.zone.libelle ?? `zone ${plu.zone.typezone}`}</Text>
            </div>
          )}
          {plu.document === null ? null : (
            <DocumentLine
              document={plu.document}
              title={documentTitle(plu.document, parcel?.commune ?? "la commune")}
              onOpen={(page) => setPlace({ page, quote: null, boxes: [] })}
              refresh={{ onClick: start, busy: isPending || plu.status === "reading" }}
            />
          )}
          {parcel?.centroid === null ? (
            <Notice kind="info">Coordonnées GPS requises : sans elles, la zone de la parcelle n'est pas connue.</Notice>
          ) : null}
          <Standing plu={plu} extraction={{ start, busy: isPending, error }} />
          <Rules plu={plu} onOpen={onOpen} />
          <RuleCorrections parcelId={parcelId} wish={study.wish} />
          {place === undefined || plu.document === null ? null : (
            <LazyPdfViewer
              url={plu.document.url}
              title={documentTitle(plu.document, parcel?.commune ?? "la commune")}
              place={place}
              onClose={() => setPlace(undefined)}
            />
          )}
        </>
      )}
    </Block>
  );
};
