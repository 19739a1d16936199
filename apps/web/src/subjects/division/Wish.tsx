import { Button, Group, NativeSelect, NumberInput, Text } from "@mantine/core";
import { useState } from "react";
import { formatLength } from "../../kit/format.ts";
import { Fold } from "./Doubts.tsx";
import type { DivisionWish, StudyProps } from "./division-study.ts";

/** What the product looks for when nobody says otherwise (spec 2 §9): a wish, no rule asks for it. */
const USUAL_LEAST_AREA = 450;
/** Left between a kept house and a way beside it when nobody says otherwise, m. */
const USUAL_WAY_CLEARANCE = 1;
const COUNTS = [
  { value: "", label: "au mieux" },
  ...[2, 3, 4, 5, 6].map((count) => ({ value: String(count), label: String(count) })),
];

type Studied = Omit<StudyProps, "parcelId">;

const Form = ({ study, onStudy }: Studied) => {
  const { wish } = study;
  const [lots, setLots] = useState(wish.lots?.toString() ?? "");
  const [area, setArea] = useState<number | string>(wish.leastArea ?? USUAL_LEAST_AREA);
  const [room, setRoom] = useState<number | string>(wish.wayClearance ?? USUAL_WAY_CLEARANCE);
  const figure = Number(area);
  const metres = Number(room);
  const isRoom = room !== "" && metres >= 0 && metres <= 5;
  const isArea = area !== "" && figure >= 50 && figure <= 5_000;
  const isUsable = isArea && isRoom;
  const ask = (chosen: Pick<typeof wish, "lots" | "leastArea" | "wayClearance">) =>
    onStudy({ ...study, plan: 1, wish: { ...wish, ...chosen } });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isUsable)
          ask({
            lots: lots === "" ? undefined : Number(lots),
            leastArea: figure === USUAL_LEAST_AREA ? undefined : figure,
            wayClearance: metres === USUAL_WAY_CLEARANCE ? undefined : metres,
          });
      }}
    >
      <Group gap={12} align="flex-start" grow>
        <NativeSelect
          label="Nombre de lots"
          data={COUNTS}
          value={lots}
          onChange={(event) => setLots(event.currentTarget.value)}
        />
        <NumberInput
          label="Lot le plus petit"
          suffix=" m²"
          value={area}
          onChange={setArea}
          min={50}
          max={5_000}
          step={50}
          clampBehavior="none"
          error={isArea ? null : "Entre 50 et 5 000 m²."}
        />
      </Group>
      <NumberInput
        mt={8}
        label="Entre la maison conservée et un accès"
        suffix=" m"
        decimalSeparator=","
        value={room}
        onChange={setRoom}
        min={0}
        max={5}
        step={0.5}
        clampBehavior="none"
        error={isRoom ? null : "Entre 0 et 5 m."}
      />
      <Text size="xs" c="dimmed" mt={4}>
        {USUAL_LEAST_AREA} m² et {USUAL_WAY_CLEARANCE} m sont l'usage du produit, aucune règle ne les demande.
      </Text>
      <Group gap={8} mt={8}>
        <Button type="submit" size="xs" variant="default" disabled={!isUsable}>
          Étudier ainsi
        </Button>
        {wish.lots === undefined && wish.leastArea === undefined && wish.wayClearance === undefined ? null : (
          <Button
            size="xs"
            variant="subtle"
            onClick={() => {
              setLots("");
              setArea(USUAL_LEAST_AREA);
              setRoom(USUAL_WAY_CLEARANCE);
              ask({ lots: undefined, leastArea: undefined, wayClearance: undefined });
            }}
          >
            Revenir à l'usage
          </Button>
        )}
      </Group>
    </form>
  );
};

const titleOf = ({ lots, leastArea, wayClearance }: DivisionWish): string => {
  if (lots === undefined && leastArea === undefined && wayClearance === undefined) return "Changer le souhait";
  const least = `lots d'au moins ${leastArea ?? USUAL_LEAST_AREA} m²`;
  const room = wayClearance === undefined ? "" : `, accès à ${formatLength(wayClearance)} de la maison`;
  return `Souhait : ${lots === undefined ? least : `${lots} lots, ${least}`}${room}`;
};

/** How many lots and of which size one would rather have: the parcel is studied again. */
export const Wish = (studied: Studied) => (
  <Fold title={titleOf(studied.study.wish)}>
    <Form {...studied} />
  </Fold>
);
