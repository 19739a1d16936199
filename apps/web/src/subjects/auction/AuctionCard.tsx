import { AUCTION_SITE_LABELS, type Auction, REGIME_LABELS } from "@lotir/contract";
import { Anchor, Badge, Button, Group, Text, Title } from "@mantine/core";
import { IconExternalLink, IconMapPin } from "@tabler/icons-react";
import { formatArea, formatDate, formatEuros, formatEurosPerSquareMetre, formatShare } from "../../kit/format.ts";
import { ButtonLink } from "../../kit/ui/links.tsx";
import classes from "./auction.module.css";
import { daysLeftWords, hearingWords, lotsWords, statusWords, visitWords } from "./auction-words.ts";
import { BidderMoney } from "./BidderMoney.tsx";

const Price = ({ auction }: { readonly auction: Auction }) => (
  <div className={classes.price}>
    <strong className="figures">{auction.price === null ? "Non communiquée" : formatEuros(auction.price)}</strong>
    <small>mise à prix</small>
  </div>
);

const factsOf = (auction: Auction): readonly { readonly label: string; readonly words: string }[] => [
  { label: "Audience", words: `${hearingWords(auction)} · ${daysLeftWords(auction)}` },
  {
    label: auction.regime === "domaniale" ? "Vendeur" : "Tribunal",
    words: auction.court ?? auction.office ?? "non communiqué",
  },
  { label: "Terrain", words: auction.landSurface === null ? "inconnu" : formatArea(auction.landSurface) },
  { label: "Division", words: lotsWords(auction) },
  {
    label: "Mise à prix / marché, au m²",
    words: [auction.pricePerSqm, auction.marketPricePerSqm]
      .map((figure) => (figure === null ? "inconnu" : formatEurosPerSquareMetre(figure)))
      .join(" / "),
  },
  { label: "Visites", words: visitWords(auction) || "non communiquées" },
];

const Changes = ({ auction }: { readonly auction: Auction }) => (
  <>
    {auction.changes.slice(0, 3).map(({ on, sentence }) => (
      <Text key={`${on}${sentence}`} size="sm" c="var(--lotir-ochre-text)">
        {formatDate(on)} · {sentence}
      </Text>
    ))}
  </>
);

const Sources = ({ auction }: { readonly auction: Auction }) => (
  <Text size="xs" c="dimmed" mt={8}>
    {auction.source}, lu le {formatDate(auction.readOn.slice(0, 10))}.
    {auction.alsoOn.map(({ site, url }) => (
      <span key={url}>
        {" "}
        Aussi sur{" "}
        <Anchor href={url} target="_blank" rel="noreferrer" size="xs" underline="always">
          {AUCTION_SITE_LABELS[site]}
        </Anchor>
        .
      </span>
    ))}
  </Text>
);

interface AuctionCardProps {
  readonly auction: Auction;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onCadastre: () => void;
}

/** One sale: what, where, when, for how much, and up to where. */
export const AuctionCard = ({ auction, chosen, onChoose, onCadastre }: AuctionCardProps) => {
  const status = statusWords(auction);
  return (
    <li className={classes.card} data-chosen={chosen} data-auction={auction.id} onPointerEnter={onChoose}>
      <div className={classes.head}>
        <div>
          <Title order={3}>{auction.title}</Title>
          <div className={classes.where}>{auction.address || "Adresse non communiquée"}</div>
          <Group gap={6} mt={4}>
            <Badge variant="light">{REGIME_LABELS[auction.regime]}</Badge>
            {auction.lot.of > 1 ? (
              <Badge variant="default">
                Lot {auction.lot.number} sur {auction.lot.of}
              </Badge>
            ) : null}
            {status === "" ? null : <Badge variant="outline">{status}</Badge>}
            {auction.isDateDoubtful ? <Badge variant="outline">Date à vérifier</Badge> : null}
          </Group>
        </div>
        <Price auction={auction} />
      </div>
      <dl className={classes.facts}>
        {factsOf(auction).map(({ label, words }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures">{words}</dd>
          </div>
        ))}
      </dl>
      <BidderMoney auction={auction} />
      <Changes auction={auction} />
      <Text className={classes.match} mt={8} component="p">
        <IconMapPin size={16} stroke={1.5} aria-hidden="true" />
        <span>
          {auction.match.sentence}{" "}
          {auction.match.confidence > 0 ? `Confiance ${formatShare(auction.match.confidence)}.` : ""}
        </span>
      </Text>
      <div className={classes.actions}>
        <Button size="xs" onClick={onCadastre} disabled={auction.coordinates === null}>
          Voir le cadastre
        </Button>
        <Button
          size="xs"
          variant="default"
          component="a"
          href={auction.detailUrl}
          target="_blank"
          rel="noreferrer"
          rightSection={<IconExternalLink size={14} stroke={1.5} />}
        >
          Annonce
        </Button>
        {auction.propertyId === null ? null : (
          <ButtonLink size="xs" variant="default" to="/properties/$id" params={{ id: auction.propertyId }}>
            Dans le portfolio
          </ButtonLink>
        )}
      </div>
      <Sources auction={auction} />
    </li>
  );
};
