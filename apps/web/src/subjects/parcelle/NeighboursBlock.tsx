import { Text } from "@mantine/core";
import { formatDate, formatDistance, formatEuros, formatEurosPerSquareMetre } from "../../kit/format.ts";
import { Block } from "../../kit/ui/Block.tsx";
import { Fact } from "../../kit/ui/Fact.tsx";
import { parcelName } from "./parcel-name.ts";
import type { ParcelProps } from "./parcel-props.ts";
import { saleKind } from "./sale-kind.ts";
import { useShowParcel } from "./use-show-parcel.ts";

/** Spec 1 §9. */
const SHOWN = 3;

/** The nearest sales around. */
export const NeighboursBlock = ({ parcelId }: ParcelProps) => {
  const parcel = useShowParcel(parcelId);
  return (
    <Block title="Ventes voisines" query={parcel} failure="Les ventes voisines n'ont pas pu être lues." lines={3}>
      {({ neighborSales, dvfStatus }) =>
        neighborSales.length === 0 ? (
          <Text c="dimmed">
            {dvfStatus.hasRecentSale === null ? "Ventes voisines inconnues." : "Aucune vente à proximité."}
          </Text>
        ) : (
          neighborSales.slice(0, SHOWN).map((sale) => (
            <Fact
              key={`${sale.parcelId}-${sale.saleDate}-${sale.price}`}
              label={
                <>
                  {parcelName(sale.parcelId)} · {saleKind(sale.kind)}
                  <Text span size="xs" c="dimmed" display="block">
                    à {formatDistance(sale.distance)} · {formatDate(sale.saleDate)}
                  </Text>
                </>
              }
            >
              <strong>{formatEuros(sale.price)}</strong>
              {sale.pricePerSqm === null ? null : (
                <Text span size="xs" c="dimmed" display="block">
                  {formatEurosPerSquareMetre(sale.pricePerSqm)}
                </Text>
              )}
            </Fact>
          ))
        )
      }
    </Block>
  );
};
