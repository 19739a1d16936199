import type { RecentOpportunity } from "@lotir/contract";
import { Badge, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatArea, formatMoment, formatPriceInShort, formatQuantity } from "../../kit/format.ts";
import { Block } from "../../kit/ui/Block.tsx";
import { TextLink } from "../../kit/ui/links.tsx";
import { ScoreRing } from "../../subjects/parcelle/ScoreRing.tsx";
import { useListRecentOpportunities } from "../../subjects/parcelle/use-list-recent-opportunities.ts";
import classes from "./dashboard.module.css";

/** Spec 2 §7: the dashboard shows five. */
const SHOWN = 5;

const moneyOf = ({ investment, profit }: RecentOpportunity): string => {
  if (investment === null || profit === null) return "non chiffrée";
  const sign = profit < 0 ? "−" : "";
  return `${sign}${formatPriceInShort(Math.abs(profit))}`;
};

const Row = ({ found }: { readonly found: RecentOpportunity }) => (
  <Link className={classes.row} to="/search" search={{ villes: found.codeInsee, parcelle: found.id }}>
    <ScoreRing score={found.score} />
    <div>
      <strong>{found.address}</strong>{" "}
      {found.status === "new" ? (
        <Badge size="sm" tt="none">
          Nouvelle
        </Badge>
      ) : null}
      <small>
        {formatArea(found.surface)}
        {found.lots === null ? "" : ` · jusqu'à ${formatQuantity(found.lots, "lot")}`}
        {found.investment === null ? "" : ` · ${formatPriceInShort(found.investment)} à investir`}
        {found.fictional ? " · commune fictive" : ""}
      </small>
    </div>
    <div className={`figures ${classes.money}`}>
      {moneyOf(found)}
      <small>marge avant impôt</small>
    </div>
  </Link>
);

const sinceLine = (since: string | null): string =>
  since === null
    ? "Première visite : à la prochaine, les nouvelles viendront d'abord."
    : `Les nouvelles depuis votre visite du ${formatMoment(since)} viennent d'abord.`;

/** The best parcels that the portfolio does not hold, new ones first. */
export const RecentOpportunities = ({ ready }: { readonly ready: boolean }) => {
  const query = useListRecentOpportunities({ limit: SHOWN, ready });
  return (
    <Block
      title="Opportunités récentes"
      query={query}
      lines={6}
      failure="Les opportunités n'ont pas pu être lues."
      aside={() => (
        <TextLink to="/search" size="xs">
          Toutes les parcelles
        </TextLink>
      )}
    >
      {({ data, since }) =>
        data.length === 0 ? (
          <Text c="dimmed">
            Aucune parcelle notée 70 ou plus hors de votre portfolio, ou l'analyse de vos communes n'est pas finie.{" "}
            <TextLink to="/search">Chercher dans une commune</TextLink>
          </Text>
        ) : (
          <>
            <Text size="xs" c="dimmed" mb={8}>
              {sinceLine(since)} Chiffres au meilleur plan, sous les hypothèses publiques.
            </Text>
            <ul className={classes.list}>
              {data.map((found) => (
                <li key={found.id}>
                  <Row found={found} />
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Block>
  );
};
