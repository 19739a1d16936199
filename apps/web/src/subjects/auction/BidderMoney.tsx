import type { Auction, AuctionMoney } from "@lotir/contract";
import { Anchor, Collapse, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { formatAmount, formatEuros, formatEurosRange, formatShare } from "../../kit/format.ts";
import { Fact } from "../../kit/ui/Fact.tsx";

const amountOrUnknown = (value: number | null): string => (value === null ? "inconnu" : formatAmount(value));

/** The first bid that may be made: once adjudged, the sale opens again at its price and a tenth. */
const entryWords = ({ status }: Auction): string =>
  status === "overbid-open" ? "à la surenchère d'un dixième" : "à la mise à prix";

const Details = ({ auction, money }: { readonly auction: Auction; readonly money: AuctionMoney }) => (
  <Stack gap={2} mt={6}>
    <Text size="sm" fw={600}>
      Frais en sus, {entryWords(auction)}
    </Text>
    {money.costs.map(({ label, amountEur, source, status }) => (
      <div key={label} title={source}>
        <Fact label={status === "a-confirmer" ? `${label} (à confirmer)` : label}>{formatEuros(amountEur)}</Fact>
      </div>
    ))}
    <Text size="sm" fw={600} mt={8}>
      Conditions de la vente
    </Text>
    {money.terms.map(({ sentence, source }) => (
      <Text key={sentence} size="sm">
        {sentence}{" "}
        <Text span c="dimmed" size="xs">
          {source}
        </Text>
      </Text>
    ))}
    {money.expected === null ? null : (
      <Text size="xs" c="dimmed">
        Prix attendu : {formatEurosRange(money.expected.lowEur, money.expected.highEur)}. {money.expected.sentence}
      </Text>
    )}
  </Stack>
);

/** What a bidder needs and no site gives: how far one may bid, and what is left at two prices. */
export const BidderMoney = ({ auction }: { readonly auction: Auction }) => {
  const [opened, { toggle }] = useDisclosure(false);
  const { money } = auction;
  if (money === null) return null;
  return (
    <div>
      <Fact label={`Enchère maximum pour ${formatShare(money.targetMargin)} de marge`} strong>
        {money.highestBidEur === null ? "inconnue" : formatEuros(money.highestBidEur)}
      </Fact>
      <Fact label={`Bénéfice ${entryWords(auction)}`}>{amountOrUnknown(money.profitAtStartEur)}</Fact>
      <Fact
        label={
          money.expected === null
            ? "Bénéfice au prix attendu"
            : `Bénéfice à ${formatEuros(money.expected.priceEur)}, prix attendu`
        }
      >
        {amountOrUnknown(money.profitAtExpectedEur)}
      </Fact>
      <Fact label="Valeur de marché">
        {money.estimate === null ? "inconnue" : formatEurosRange(money.estimate.low, money.estimate.high)}
      </Fact>
      <Fact label="Frais en sus">{formatEuros(money.costsEur)}</Fact>
      {money.note === null ? null : (
        <Text size="sm" c="dimmed">
          {money.note}
        </Text>
      )}
      <Anchor component="button" size="sm" onClick={toggle} aria-expanded={opened}>
        {opened ? "Masquer les frais et les conditions" : "Frais et conditions de la vente"}
      </Anchor>
      <Collapse expanded={opened}>
        <Details auction={auction} money={money} />
      </Collapse>
    </div>
  );
};
