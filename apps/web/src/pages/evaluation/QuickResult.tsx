import type { QuickScore } from "@lotir/contract";
import { QUICK_SCORE, SPECIFICATION } from "@lotir/finance";
import { Button, Group, List, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { formatChange, formatCount, formatEurosPerSquareMetre, formatShare } from "../../kit/format.ts";
import { Fact } from "../../kit/ui/Fact.tsx";
import { TextLink } from "../../kit/ui/links.tsx";
import { parcelName } from "../../subjects/parcelle/parcel-name.ts";
import { AddToPortfolio } from "./AddToPortfolio.tsx";
import classes from "./evaluation.module.css";
import { ProposedParcel } from "./ParcelFinder.tsx";

/** Spec 2 §4: above 75 green, above 60 blue, above 40 yellow, otherwise red. */
const gradeOf = (score: number): "best" | "good" | "fair" | "low" => {
  const { green, blue, yellow } = SPECIFICATION.quickScoreAbove;
  if (score > green) return "best";
  if (score > blue) return "good";
  return score > yellow ? "fair" : "low";
};

const WORDS = { best: "très bon", good: "bon", fair: "moyen", low: "faible" } as const;

const { weights, surface, margin, neutral, soundGround } = QUICK_SCORE;
const { lotM2, pluFactors: plu, fewTransactions: few, riskAdjustments, eligibleSurfaceM2 } = SPECIFICATION;

const surfaceWords = surface
  .map(
    ([m2, score]) =>
      `${formatCount(score)} à ${formatCount(m2)}\u202fm²${m2 === eligibleSurfaceM2 ? " (éligible à la division)" : ""}`,
  )
  .join(", ");
const marginWords = margin.map(([rate, score]) => `${formatCount(score)} à ${formatShare(rate)}`).join(", ");

/** Each score with what it counts with, read where it is counted. */
const DETAILS = [
  ["scoreTerrain", "Terrain", `${surfaceWords}.`],
  [
    "scorePotentielDivision",
    "Potentiel de division",
    `Selon le nombre de lots de ${formatCount(lotM2.max_lots)}\u202fm² que la surface contient, relevé en zone UA (+${formatShare(plu.UA)}), UB (+${formatShare(plu.UB)}), et par une emprise au sol lue au-dessus de ${formatShare(plu.highCoverage.above)} (+${formatShare(plu.highCoverage.gain)}).`,
  ],
  [
    "scoreLocalisation",
    "Localisation",
    `Prix du terrain à bâtir au mètre carré et son évolution ; −${formatShare(few.loss)} quand moins de ${formatCount(few.below)} ventes l'appuient.`,
  ],
  [
    "scoreFinancier",
    "Finance",
    `Marge nette d'une division en lots de ${formatCount(lotM2.balanced)}\u202fm² environ : ${marginWords}.`,
  ],
  [
    "scoreRisque",
    "Risques",
    `${formatCount(soundGround)} quand la source répond et ne dit rien contre ce lieu, −${formatCount(Math.abs(riskAdjustments.flood))} en zone inondable, −${formatCount(Math.abs(riskAdjustments.difficultAccess))} sans façade sur une voie ; ${formatCount(neutral)} quand rien n'est connu.`,
  ],
] as const;

const Ring = ({ score }: { readonly score: number }) => (
  <div
    className={classes.ring}
    data-grade={gradeOf(score)}
    role="img"
    aria-label={`Note ${formatCount(score)} sur 100`}
  >
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="15.9155" className={classes.track} />
      <circle cx="18" cy="18" r="15.9155" className={classes.arc} strokeDasharray={`${score} 100`} pathLength={100} />
    </svg>
    <span className="figures">{formatCount(score)}</span>
    <small>{WORDS[gradeOf(score)]}</small>
  </div>
);

const marketLine = ({ averagePricePerSqm, evolution, transactions }: QuickScore["marketData"]): string => {
  if (averagePricePerSqm === null) return "Prix du terrain à bâtir non connus ici : la commune n'est pas chargée.";
  const change = evolution === null ? "" : `, ${formatChange(evolution)} sur un an`;
  return `Terrain à bâtir ≈ ${formatEurosPerSquareMetre(averagePricePerSqm)}${change}, ${formatCount(transactions)} ventes en deux ans.`;
};

const Sentences = ({ title, sentences }: { readonly title: string; readonly sentences: readonly string[] }) => (
  <section>
    <Title order={3} mb={4}>
      {title}
    </Title>
    <List size="sm" spacing={4}>
      {sentences.map((sentence) => (
        <List.Item key={sentence}>{sentence}</List.Item>
      ))}
    </List>
  </section>
);

/** What the source adds to « présent »: a strength, where it says one, not again that the risk exists. */
const strengthOf = (niveau: string): string =>
  niveau
    .replace(/^risque existant(?: - )?/i, "")
    .trim()
    .toLowerCase();

const floodWords = (flood: QuickScore["risks"]["inondation"]): string => {
  if (flood === null) return "non connu";
  if (!flood.zone) return "non concerné";
  return ["présent", strengthOf(flood.niveau)].filter((word) => word !== "").join(", ");
};

const Risks = ({ risks }: Pick<QuickScore, "risks">) => (
  <section>
    <Title order={3} mb={4}>
      Risques de ce lieu
    </Title>
    <Fact label="Inondation">{floodWords(risks.inondation)}</Fact>
    <Fact label="Séisme">{risks.seisme === null ? "non connu" : `zone ${formatCount(risks.seisme.zone)} sur 5`}</Fact>
    <Fact label="Argile">{risks.argile === null ? "non connu" : `aléa ${risks.argile.alea}`}</Fact>
    <Fact label="Cavités souterraines">
      {risks.cavites === null
        ? "non connu"
        : risks.cavites
          ? "recensées à moins de 500 m"
          : "aucune recensée à moins de 500 m"}
    </Fact>
    <Text size="xs" c="dimmed" mt={4}>
      Géorisques, à cette adresse. « Non connu » n'est pas « aucun risque ».
    </Text>
  </section>
);

/** The parcel under the address, to be confirmed before anything is built on it. */
const Proposed = ({
  parcelId,
  onDetail,
}: {
  readonly parcelId: string;
  readonly onDetail: (parcelId: string) => void;
}) => {
  const [confirmed, setConfirmed] = useState(false);
  return (
    <section>
      <Title order={3} mb={8}>
        Parcelle proposée
      </Title>
      <ProposedParcel parcelId={parcelId} confirmed={confirmed} onConfirm={() => setConfirmed(true)} />
      {confirmed ? (
        <Group mt="sm">
          <AddToPortfolio parcelId={parcelId} />
          <Button variant="default" onClick={() => onDetail(parcelId)}>
            Évaluer en détail
          </Button>
        </Group>
      ) : null}
    </section>
  );
};

/** The score, what it is made of, and what nobody knew. */
export const QuickResult = ({
  found,
  onDetail,
}: {
  readonly found: QuickScore;
  readonly onDetail: (parcelId: string) => void;
}) => (
  <Stack gap="lg">
    <div className={classes.head}>
      <Ring score={found.score} />
      <div>
        <Text fw={600}>{found.place.label}</Text>
        <Text size="sm" c="dimmed">
          {marketLine(found.marketData)}
        </Text>
        {found.place.parcelId === null ? null : (
          <TextLink
            to="/search"
            search={{ villes: found.place.codeInsee ?? "", parcelle: found.place.parcelId }}
            size="sm"
          >
            Ouvrir la parcelle {parcelName(found.place.parcelId)}
            {found.place.zone === null ? "" : `, zone ${found.place.zone}`}
          </TextLink>
        )}
      </div>
    </div>
    <ul className={classes.details}>
      {DETAILS.map(([key, label, explained]) => (
        <li key={key}>
          <span>
            {label} <small>pèse {formatShare(weights[key])}</small>
          </span>
          <span className={classes.bar} aria-hidden="true">
            <i data-grade={gradeOf(found.details[key])} style={{ width: `${found.details[key]}%` }} />
          </span>
          <span className="figures">{found.unknown.includes(key) ? "inconnu" : formatCount(found.details[key])}</span>
          <small className={classes.explained}>{explained}</small>
        </li>
      ))}
    </ul>
    <Sentences title="Analyse" sentences={found.analysis} />
    <Sentences title="Conseils" sentences={found.recommendations} />
    <Risks risks={found.risks} />
    {found.place.parcelId === null ? null : <Proposed parcelId={found.place.parcelId} onDetail={onDetail} />}
    <Text size="xs" c="dimmed">
      Aide à la décision, non opposable.
    </Text>
  </Stack>
);
