import { Button, Group, NativeSelect, NumberInput, Text } from "@mantine/core";
import { useState } from "react";
import { useSearchState } from "../../use-search-state.ts";
import { Fold } from "./Doubts.tsx";

/** What the product looks for when nobody says otherwise (spec 2 §9): a wish, no rule asks for it. */
const USUAL_LEAST_AREA = 450;
const COUNTS = [
  { value: "", label: "au mieux" },
  ...[2, 3, 4, 5, 6].map((count) => ({ value: String(count), label: String(count) })),
];

const Form = () => {
  const [state, write] = useSearchState();
  const { wish } = state;
  const [lots, setLots] = useState(wish.lots?.toString() ?? "");
  const [area, setArea] = useState<number | string>(wish.leastArea ?? USUAL_LEAST_AREA);
  const figure = Number(area);
  const isUsable = area !== "" && figure >= 50 && figure <= 5_000;
  const ask = (chosen: { lots: number | undefined; leastArea: number | undefined }) =>
    write({ ...state, plan: 1, wish: { ...wish, ...chosen } });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isUsable)
          ask({
            lots: lots === "" ? undefined : Number(lots),
            leastArea: figure === USUAL_LEAST_AREA ? undefined : figure,
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
          error={isUsable ? null : "Entre 50 et 5 000 m²."}
        />
      </Group>
      <Text size="xs" c="dimmed" mt={4}>
        {USUAL_LEAST_AREA} m² est l'usage du produit, aucune règle ne le demande.
      </Text>
      <Group gap={8} mt={8}>
        <Button type="submit" size="xs" variant="default" disabled={!isUsable}>
          Étudier ainsi
        </Button>
        {wish.lots === undefined && wish.leastArea === undefined ? null : (
          <Button
            size="xs"
            variant="subtle"
            onClick={() => {
              setLots("");
              setArea(USUAL_LEAST_AREA);
              ask({ lots: undefined, leastArea: undefined });
            }}
          >
            Revenir à l'usage
          </Button>
        )}
      </Group>
    </form>
  );
};

const titleOf = (lots: number | undefined, leastArea: number | undefined): string => {
  if (lots === undefined && leastArea === undefined) return "Changer le souhait";
  const least = `lots d'au moins ${leastArea ?? USUAL_LEAST_AREA} m²`;
  return `Souhait : ${lots === undefined ? least : `${lots} lots, ${least}`}`;
};

/** How many lots and of which size one would rather have: the parcel is studied again. */
export const Wish = () => {
  const [{ wish }] = useSearchState();
  return (
    <Fold title={titleOf(wish.lots, wish.leastArea)}>
      <Form />
    </Fold>
  );
};
