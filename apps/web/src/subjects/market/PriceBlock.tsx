import { type EstimateDetail, KIND_LABELS, LEVEL_SENTENCES, type Parcel } from "@lotir/contract";
import { roundedPrice } from "@lotir/market";
import { Button, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconChartDots3 } from "@tabler/icons-react";
import { Suspense } from "react";
import { formatArea, formatDate, formatEstimate, formatEurosPerSquareMetre, formatShare } from "../../kit/format.ts";
import { lazyPart } from "../../kit/lazy-part.ts";
import { Block } from "../../kit/ui/Block.tsx";
import { Fact } from "../../kit/ui/Fact.tsx";
import { IntervalBar } from "../../kit/ui/IntervalBar.tsx";
import type { ParcelProps } from "../parcelle/parcel-props.ts";
import { useShowParcel } from "../parcelle/use-show-parcel.ts";

const ComparablesWindow = lazyPart(() => import("./comparables/ComparablesWindow.tsx"));

/** What was priced, on which surfaces, and where they come from. */
const basisOf = ({ kind, landM2, floor }: EstimateDetail): string => {
  if (floor === null)
    return `${kind === "other-land" ? "Terrain non constructible" : "Terrain à bâtir"} de ${formatArea(landM2)}.`;
  const house = `Maison de ${formatArea(floor.areaM2)} de plancher sur ${formatArea(landM2)}.`;
  return floor.from === "vente"
    ? `${house} Plancher de la vente du ${formatDate(floor.soldOn ?? "")}.`
    : `${house} Plancher supposé d'après l'emprise (${formatArea(floor.empriseM2)}) : le doute en est élargi.`;
};

const METHODS: Readonly<Record<string, string>> = {
  lotir: "4 prix sur 5 tombent dans cet intervalle.",
  "terrain-nu": "Intervalle P10–P90 des terrains à bâtir vendus à moins de 2 km.",
};

const surfaceName = (detail: EstimateDetail | null): string => (detail?.per === "plancher" ? "plancher" : "terrain");

/** What would make the estimate surer, in words that somebody can act on. */
const surer = ({ floor, level }: EstimateDetail): string => {
  if (floor?.from === "emprise") return "Le plancher exact, lu dans un acte ou un diagnostic, la relèverait. ";
  if (level !== null && level !== "street") return "Une vente de même nature dans la rue la relèverait. ";
  return "";
};

const Doubt = ({ detail }: { readonly detail: EstimateDetail | null }) =>
  detail === null ? null : (
    <Text size="xs" c="dimmed">
      {detail.confidence === null ? "" : `Confiance ${formatShare(detail.confidence)} à 20 % près. ${surer(detail)}`}
      {detail.level === null ? "" : `${LEVEL_SENTENCES[detail.level]} `}
      Prix au {formatDate(detail.on)}.
    </Text>
  );

const Estimated = ({ parcel }: { readonly parcel: Parcel }) => {
  const [opened, { open, close }] = useDisclosure(false);
  const { estimatedValue: value, estimate: detail } = parcel;
  if (value === null)
    return (
      <>
        <Text fw={600}>Non estimé</Text>
        <Text size="sm" c="dimmed">
          {parcel.estimateNote ?? "Pas assez de ventes comparables à proximité."}
        </Text>
      </>
    );
  return (
    <>
      <Fact label={detail === null ? "Terrain" : KIND_LABELS[detail.kind]} strong>
        {formatEstimate(value.value)}
      </Fact>
      <IntervalBar low={value.low} value={value.value} high={value.high} />
      <Text size="xs" c="dimmed" mb={4}>
        {METHODS[value.method] ?? METHODS.lotir}
      </Text>
      <Fact label={`Prix au m² de ${surfaceName(detail)}`}>
        {formatEurosPerSquareMetre(roundedPrice(value.pricePerSqm))}
      </Fact>
      {detail === null ? null : (
        <Text size="sm" mt={2}>
          {basisOf(detail)}
        </Text>
      )}
      <Doubt detail={detail} />
      <Button
        variant="default"
        size="xs"
        mt={8}
        leftSection={<IconChartDots3 size={16} stroke={1.5} aria-hidden="true" />}
        onClick={open}
      >
        Voir les comparables
      </Button>
      {opened ? (
        <Suspense fallback={null}>
          <ComparablesWindow parcel={parcel} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
};

/** An estimate always comes with its interval and what it rests on; otherwise, why there is none. */
export const PriceBlock = ({ parcelId }: ParcelProps) => {
  const parcel = useShowParcel(parcelId);
  return (
    <Block title="Estimation" query={parcel} failure="L'estimation n'a pas pu être lue." lines={4}>
      {(found) => <Estimated parcel={found} />}
    </Block>
  );
};
