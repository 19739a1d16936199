import { KIND_LABELS, type MarketSale, type PricedKind } from "@lotir/contract";
import { Button, Group, Pagination, Skeleton, Text, Title } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import {
  formatArea,
  formatCount,
  formatDate,
  formatEuros,
  formatEurosPerSquareMetre,
  formatQuantity,
} from "../../kit/format.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { saveCsv } from "../../kit/save-file.ts";
import { FigureTable } from "../../kit/ui/FigureTable.tsx";
import { TextLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { Scrolled } from "../../kit/ui/Scrolled.tsx";
import { useListMarketSales } from "../../subjects/market/use-list-market-sales.ts";
import { parcelName } from "../../subjects/parcelle/parcel-name.ts";
import classes from "./market.module.css";

const PAGE = 15;
const area = (value: number | null): string => (value === null ? "–" : formatArea(value));

const HEADINGS = ["Date", "Parcelles", "Zone", "Terrain", "Plancher", "Prix", "Prix au m²"];

const Row = ({ sale, codeInsee }: { readonly sale: MarketSale; readonly codeInsee: string }) => (
  <tr>
    <th scope="row">{formatDate(sale.soldOn)}</th>
    <td>
      {sale.parcelIds[0] === undefined ? (
        "–"
      ) : (
        <TextLink to="/search" search={{ villes: codeInsee, parcelle: sale.parcelIds[0] }} size="sm">
          {parcelName(sale.parcelIds[0])}
          {sale.parcelIds.length > 1 ? ` et ${sale.parcelIds.length - 1} de plus` : ""}
        </TextLink>
      )}
    </td>
    <td>{sale.zone ?? "–"}</td>
    <td>{area(sale.landM2)}</td>
    <td>{area(sale.floorM2)}</td>
    <td>{formatEuros(sale.price)}</td>
    <td>{sale.pricePerSqm === null ? "–" : formatEurosPerSquareMetre(sale.pricePerSqm)}</td>
  </tr>
);

const plain = (value: number | null): string => (value === null ? "" : String(value).replace(".", ","));

const exported = (sales: readonly MarketSale[]): string[][] => [
  ["Date", "Nature", "Parcelles", "Zone", "Terrain (m²)", "Plancher (m²)", "Prix (€)", "Prix au m² (€)"],
  ...sales.map((sale) => [
    formatDate(sale.soldOn),
    KIND_LABELS[sale.kind],
    sale.parcelIds.join(" "),
    sale.zone ?? "",
    plain(sale.landM2),
    plain(sale.floorM2),
    plain(sale.price),
    plain(sale.pricePerSqm),
  ]),
];

interface SalesTableProps {
  readonly codeInsee: string;
  readonly period: number;
  readonly zone: string | undefined;
  readonly kind: PricedKind;
}

/** The sales behind the figures, page by page, and all of them as a file. */
export const SalesTable = ({ codeInsee, period, zone, kind }: SalesTableProps) => {
  const [page, setPage] = useState(1);
  const query = useListMarketSales({ commune: codeInsee, period, zone, kind });
  const sales = query.data?.sales ?? [];
  const pages = Math.max(1, Math.ceil(sales.length / PAGE));
  const shown = Math.min(page, pages);
  return (
    <section>
      <Group justify="space-between" mb="sm">
        <Title order={2}>Ventes de la période</Title>
        <Button
          size="compact-sm"
          variant="default"
          disabled={sales.length === 0}
          leftSection={<IconDownload size={14} stroke={1.5} aria-hidden="true" />}
          onClick={() => saveCsv(exported(sales), `ventes-${codeInsee}-${kind}-${period}-mois`)}
        >
          Exporter (CSV)
        </Button>
      </Group>
      {query.error === null ? null : (
        <Notice kind="error" retry={{ onClick: () => query.refetch(), busy: query.isFetching }}>
          {sentenceOf(query.error, "Impossible de charger les données du marché")}
        </Notice>
      )}
      {query.isPending ? <Skeleton h={160} role="status" aria-label="Ventes en cours de chargement" /> : null}
      {query.data === undefined ? null : sales.length === 0 ? (
        <Text c="dimmed">Aucune vente de cette nature dans la période.</Text>
      ) : (
        <>
          <Scrolled className={classes.scroll} label="Ventes de la période, en tableau">
            <FigureTable of="dense">
              <thead>
                <tr>
                  {HEADINGS.map((heading) => (
                    <th key={heading} scope="col">
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {sales.slice((shown - 1) * PAGE, shown * PAGE).map((sale) => (
                  <Row key={sale.id} sale={sale} codeInsee={codeInsee} />
                ))}
              </tbody>
            </FigureTable>
          </Scrolled>
          <Group justify="space-between" mt="xs">
            <Text size="xs" c="dimmed">
              {formatQuantity(query.data.total, "vente")}
              {query.data.total > sales.length ? `, les ${formatCount(sales.length)} dernières sont listées` : ""}. Les
              prix publiés ne disent ni l'état du bien ni les frais.
            </Text>
            <Pagination
              size="sm"
              total={pages}
              value={shown}
              onChange={setPage}
              getControlProps={(control) => ({
                "aria-label": {
                  first: "Première page",
                  last: "Dernière page",
                  next: "Page suivante",
                  previous: "Page précédente",
                }[control],
              })}
              getItemProps={(item) => ({ "aria-label": `Page ${item}` })}
            />
          </Group>
        </>
      )}
    </section>
  );
};
