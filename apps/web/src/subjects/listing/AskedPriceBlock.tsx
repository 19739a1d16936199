import type { Listing } from "@lotir/contract";
import { Skeleton, Text } from "@mantine/core";
import { formatEuros, formatMargin, formatRate, formatRoundedEuros } from "../../kit/format.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { TextLink } from "../../kit/ui/links.tsx";
import { useBalanceParcel } from "../bilan/use-balance-parcel.ts";
import classes from "./Listing.module.css";

/** The margin that a dealer wants before he writes an offer. */
const WANTED = 0.15;

interface AskedPriceBlockProps {
  readonly listing: Pick<Listing, "price">;
  readonly parcelId: string;
}

/** What the operation leaves at the price asked, and the price that would leave 15 %. */
export const AskedPriceBlock = ({ listing, parcelId }: AskedPriceBlockProps) => {
  const { price } = listing;
  const wish = { assumptions: { targetMargin: WANTED }, ...(price === null ? {} : { landPriceEur: price }) };
  const bilan = useBalanceParcel(parcelId, wish, "cinq-lignes");
  const sheet = (
    <TextLink to="/parcelle/$id" params={{ id: parcelId }} size="sm">
      Fiche complète : preuve, prix, règles, bilan
    </TextLink>
  );
  if (bilan.isPending) return <Skeleton h={72} aria-label="Calcul du bilan au prix demandé" />;
  const lines = bilan.data?.fiveLines ?? null;
  if (lines === null)
    return (
      <div className={classes.money} data-loss={bilan.error === null ? "unknown" : "true"}>
        <Text size="sm">
          {bilan.error === null
            ? (bilan.data?.note ?? "Le bilan de cette parcelle ne peut pas être dressé.")
            : sentenceOf(bilan.error, "Le bilan n'a pas pu être calculé.")}
        </Text>
        {sheet}
      </div>
    );
  const least = lines.unpricedHouses > 0 ? "d'au moins" : "de";
  const { residualLandPriceEur: residual } = lines;
  return (
    <div className={classes.money} data-loss={lines.marginEur < 0}>
      <Text className="figures" fw={500}>
        {price === null ? "Au prix estimé" : `À ${formatEuros(price)}`} la marge est {least}{" "}
        {formatMargin(lines.marginEur)}
        {lines.marginRate === null ? "" : ` (${formatRate(lines.marginRate)})`}
        {"\u00a0; "}
        {residual === null
          ? `aucun prix d'achat ne laisse ${formatRate(WANTED)}.`
          : `pour ${formatRate(WANTED)} il faut acheter à ${formatRoundedEuros(residual)}.`}
      </Text>
      {bilan.data?.note == null ? null : (
        <Text size="xs" c="dimmed">
          {bilan.data.note}
        </Text>
      )}
      {sheet}
    </div>
  );
};
