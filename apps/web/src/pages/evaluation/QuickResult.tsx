import type { QuickScore } from "@lotir/contract";
import { List, Stack, Text, Title } from "@mantine/core";
import { formatChange, formatCount, formatEurosPerSquareMetre } from "../../kit/format.ts";
import { TextLink } from "../../kit/ui/links.tsx";
import { parcelName } from "../../subjects/parcelle/parcel-name.ts";
import classes from "./evaluation.module.css";

/** Spec 2 §4: above 75 green, above 60 blue, above 40 yellow, otherwise red. */
const gradeOf = (score: number): "best" | "good" | "fair" | "low" => {
  if (score > 75) return "best";
  if (score > 60) return "good";
  return score > 40 ? "fair" : "low";
};

const WORDS = { best: "très bon", good: "bon", fair: "moyen", low: "faible" } as const;

const DETAILS = [
  ["scoreTerrain", "Terrain", 20],
  ["scorePotentielDivision", "Potentiel de division", 25],
  ["scoreLocalisation", "Localisation", 20],
  ["scoreFinancier", "Finance", 25],
  ["scoreRisque", "Risques", 10],
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

/** The score, what it is made of, and what nobody knew. */
export const QuickResult = ({ found }: { readonly found: QuickScore }) => (
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
      {DETAILS.map(([key, label, weight]) => (
        <li key={key}>
          <span>
            {label} <small>pèse {weight} %</small>
          </span>
          <span className={classes.bar} aria-hidden="true">
            <i data-grade={gradeOf(found.details[key])} style={{ width: `${found.details[key]}%` }} />
          </span>
          <span className="figures">{found.unknown.includes(key) ? "inconnu" : formatCount(found.details[key])}</span>
        </li>
      ))}
    </ul>
    <Sentences title="Analyse" sentences={found.analysis} />
    <Sentences title="Conseils" sentences={found.recommendations} />
    <Text size="xs" c="dimmed">
      Aide à la décision, non opposable.
    </Text>
  </Stack>
);
