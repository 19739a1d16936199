import type { PricedKind, PriceSurface } from "@lotir/contract";
import { Skeleton, Text, Title } from "@mantine/core";
import { Suspense } from "react";
import {
  formatBareEuros,
  formatCount,
  formatDate,
  formatEurosPerSquareMetre,
  formatQuantity,
  formatShare,
} from "../../kit/format.ts";
import { lazyPart } from "../../kit/lazy-part.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { FigureTable } from "../../kit/ui/FigureTable.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { Scrolled } from "../../kit/ui/Scrolled.tsx";
import { useShowPriceSurface } from "../../subjects/market/use-show-price-surface.ts";
import classes from "./market.module.css";
import { hexagonOf, type PriceBand, priceBands } from "./price-bands.ts";

const SurfaceMap = lazyPart(() => import("../../subjects/market/map/SurfaceMap.tsx"));

const confidenceOf = ({ cells }: PriceBand): number =>
  cells.reduce((sum, { confidence }) => sum + (confidence ?? 0), 0) / cells.length;

const Bands = ({ bands }: { readonly bands: readonly PriceBand[] }) => (
  <Scrolled className={classes.scroll} label="Prix d'un lieu à l'autre, en tableau">
    <FigureTable>
      <thead>
        <tr>
          <th scope="col">Prix estimé</th>
          <th scope="col">Cases</th>
          <th scope="col">Confiance moyenne</th>
        </tr>
      </thead>
      <tbody>
        {bands.map((band, rank) => (
          <tr key={band.cells[0]?.pricePerSqm}>
            <th scope="row">
              <span className={classes.swatch} data-band={rank} aria-hidden="true" />
              {formatBareEuros(band.from)} à {formatEurosPerSquareMetre(band.to)}
            </th>
            <td>{formatCount(band.cells.length)}</td>
            <td>{formatShare(confidenceOf(band))}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  </Scrolled>
);

const Surface = ({ surface, codeInsee }: { readonly surface: PriceSurface; readonly codeInsee: string }) => {
  const bands = priceBands(surface.cells);
  if (bands.length === 0)
    return <Text c="dimmed">Trop peu de ventes de cette nature pour dire un prix d'un lieu à l'autre.</Text>;
  const silent = surface.cells.filter(({ pricePerSqm }) => pricePerSqm === null).length;
  const hexagons = bands.map((band) => band.cells.map((cell) => hexagonOf(cell, surface.stepM)));
  return (
    <>
      <Suspense fallback={<Skeleton h={380} />}>
        <SurfaceMap codeInsee={codeInsee} bands={hexagons} fictional={surface.source.fictional} />
      </Suspense>
      <Bands bands={bands} />
      <Text size="xs" c="dimmed" mt={6}>
        Prix de {surface.of}, estimé tous les {formatCount(surface.stepM)} m là où des ventes sont connues à moins de
        250 m, au {formatDate(surface.source.vintage)}.{" "}
        {silent === 0 ? "" : `Sans estimation : ${formatQuantity(silent, "case")}. `}
        {surface.source.source}.
      </Text>
    </>
  );
};

interface PriceSurfaceSectionProps {
  readonly codeInsee: string;
  readonly kind: PricedKind;
}

/** Where the same ordinary house or lot is dear, and where it is cheap. Flats and fields follow the houses and the lots. */
export const PriceSurfaceSection = ({ codeInsee, kind }: PriceSurfaceSectionProps) => {
  const type = kind === "house" || kind === "flat" ? "maison" : "terrain";
  const { data, error, isFetching, refetch } = useShowPriceSurface(codeInsee, type);
  return (
    <section>
      <Title order={2} mb="sm">
        Prix d'un lieu à l'autre · {type === "maison" ? "Maison" : "Terrain à bâtir"}
      </Title>
      {error === null ? null : (
        <Notice kind="error" retry={{ onClick: () => refetch(), busy: isFetching }}>
          {sentenceOf(error, "La carte des prix n'a pas pu être dressée.")}
        </Notice>
      )}
      {data === undefined && error === null ? (
        <Skeleton h={380} role="status" aria-label="Carte des prix en cours de calcul" />
      ) : null}
      {data === undefined ? null : <Surface surface={data} codeInsee={codeInsee} />}
    </section>
  );
};
