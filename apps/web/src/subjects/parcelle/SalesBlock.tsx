import type { Parcel } from "@lotir/contract";
import { Text } from "@mantine/core";
import { formatDate, formatEuros, formatEurosPerSquareMetre } from "../../kit/format.ts";
import { Block } from "../../kit/ui/Block.tsx";
import { Fact } from "../../kit/ui/Fact.tsx";
import type { ParcelProps } from "./parcel-props.ts";
import { saleKind } from "./sale-kind.ts";
import { useShowParcel } from "./use-show-parcel.ts";

/** Null means that nobody knows: the département or the year is not published. */
const noSale = ({ dvfStatus }: Parcel): string =>
  dvfStatus.hasRecentSale === null
    ? "Ventes inconnues : la source DVF n'a pas répondu ou ne publie pas cette commune."
    : "Aucune transaction récente enregistrée";

/** The sales of this very parcel. */
export const SalesBlock = ({ parcelId }: ParcelProps) => {
  const parcel = useShowParcel(parcelId);
  return (
    <Block title="Historique DVF" query={parcel} failure="L'historique des ventes n'a pas pu être lu.">
      {(found) =>
        found.saleHistory.length === 0 ? (
          <Text c="dimmed">{noSale(found)}</Text>
        ) : (
          <>
            {found.dvfStatus.hasRecentSale === false ? (
              <Text c="dimmed">Aucune transaction récente enregistrée</Text>
            ) : null}
            {found.saleHistory.map(({ saleDate, price, pricePerSqm, kind }) => (
              <Fact key={`${saleDate}-${price}`} label={`${formatDate(saleDate)} · ${saleKind(kind)}`}>
                <strong>{formatEuros(price)}</strong>
                {pricePerSqm === null ? "" : ` · ${formatEurosPerSquareMetre(pricePerSqm)}`}
              </Fact>
            ))}
          </>
        )
      }
    </Block>
  );
};
