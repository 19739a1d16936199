import type { Bilan, DivisionScenario } from "@lotir/contract";
import { Stack, Text, Title } from "@mantine/core";
import { formatAmount, formatMonths, formatRate } from "../../kit/format.ts";
import { Fact } from "../../kit/ui/Fact.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { confidenceTone, roiTone } from "../division/workflow/scenario-words.ts";
import classes from "./bilan.module.css";
import { Comparisons } from "./Comparisons.tsx";
import { BilanWaterfall } from "./charts/BilanWaterfall.tsx";
import { CashCurve } from "./charts/CashCurve.tsx";
import { Tornado } from "./charts/Tornado.tsx";
import { Warnings } from "./Warnings.tsx";

/** Spec 2 §5: below it the operation is not worth its risk. */
const VIABLE = 0.08;

const Verdict = ({ result }: Pick<Bilan, "result">) => {
  const rate = result.netRate;
  const told = rate === null ? "marge nette inconnue" : `${formatRate(rate)} de marge nette, impôt payé`;
  return rate !== null && rate >= VIABLE ? (
    <Notice kind="info" title="Projet viable">
      {told} ; le minimum recommandé est de 8 %.
    </Notice>
  ) : (
    <Notice kind="error" title="Rentabilité insuffisante">
      {told}, pour 8 % au moins recommandés.
    </Notice>
  );
};

const recommendations = ({ result, vatComparison }: Bilan): readonly string[] => {
  const { residualLandPriceEur, targetMargin } = result;
  const better =
    vatComparison?.marge != null && vatComparison.marge.netEur > result.netEur ? vatComparison.marge : null;
  return [
    residualLandPriceEur === null
      ? `Même un terrain gratuit ne laisserait pas ${formatRate(targetMargin)} de marge.`
      : `Pour ${formatRate(targetMargin)} de marge, le terrain s'achète au plus ${formatAmount(residualLandPriceEur)}.`,
    ...(better === null
      ? []
      : [
          `La TVA sur marge, si l'acte la permet, rapporterait ${formatAmount(better.netEur - result.netEur)} de plus.`,
        ]),
  ];
};

interface SentencesProps {
  readonly title: string;
  readonly sentences: readonly string[];
}

const Sentences = ({ title, sentences }: SentencesProps) =>
  sentences.length === 0 ? null : (
    <section>
      <Title order={3} mb={4}>
        {title}
      </Title>
      <ul className={classes.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );

const Gross = ({ bilan: { result, costs } }: { readonly bilan: Bilan }) => {
  const land = costs.lines.reduce((sum, { code, amountEur }) => (code === "prix" ? sum + amountEur : sum), 0);
  const gross = result.turnoverEur - land;
  return (
    <div>
      <Text fw={600}>Brut</Text>
      <Fact label="Ventes TTC">{formatAmount(result.turnoverEur)}</Fact>
      <Fact label="Achat du terrain">{formatAmount(land)}</Fact>
      <Fact label="Reste" strong>
        {formatAmount(gross)}
      </Fact>
      <Fact label="Marge brute, sur les ventes">
        {result.turnoverEur === 0 ? "—" : formatRate(gross / result.turnoverEur)}
      </Fact>
    </div>
  );
};

const Net = ({ result }: Pick<Bilan, "result">) => {
  const roi = result.totalCostsEur === 0 ? null : result.netEur / result.totalCostsEur;
  return (
    <div>
      <Text fw={600}>Net</Text>
      <Fact label="Ventes hors taxe">{formatAmount(result.turnoverBeforeVatEur)}</Fact>
      <Fact label="Coûts">{formatAmount(result.totalCostsEur)}</Fact>
      <Fact label="Impôt">{formatAmount(result.taxEur)}</Fact>
      <Fact label="Résultat net" strong>
        {formatAmount(result.netEur)}
      </Fact>
      <Fact label="ROI, sur les coûts">
        <span className={classes.toned} data-tone={roiTone(roi === null ? null : roi * 100)}>
          {roi === null ? "—" : formatRate(roi)}
        </span>
      </Fact>
      <Fact label="Retour">{result.paybackMonth === null ? "—" : formatMonths(result.paybackMonth)}</Fact>
    </div>
  );
};

interface ProfitabilityOverviewProps {
  readonly bilan: Bilan;
  readonly scenario: Pick<DivisionScenario, "confidence" | "risks">;
}

/** Brut, then net: what is sold less the ground, then less everything; how sure, what may go wrong, what may be done. */
export const ProfitabilityOverview = ({ bilan, scenario: { confidence, risks } }: ProfitabilityOverviewProps) => (
  <Stack gap="lg">
    <Verdict result={bilan.result} />
    <div className={classes.pair}>
      <Gross bilan={bilan} />
      <Net result={bilan.result} />
    </div>
    <Fact label="Confiance des prix">
      <span className={classes.toned} data-tone={confidenceTone(confidence)}>
        {confidence === null ? "inconnue" : `${confidence} %`}
      </span>
    </Fact>
    <Sentences title="Recommandations" sentences={recommendations(bilan)} />
    <Sentences title="Risques" sentences={risks} />
    <BilanWaterfall bilan={bilan} />
    <Comparisons bilan={bilan} />
    <Tornado bilan={bilan} />
    <CashCurve bilan={bilan} />
    <Warnings warnings={bilan.warnings} />
  </Stack>
);
