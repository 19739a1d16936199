import { Button, NumberInput } from "@mantine/core";
import { useState } from "react";
import { useStore } from "../../../kit/store.ts";
import classes from "./Drawing.module.css";
import type { DrawingTable } from "./drawing-table.ts";

const isFigure = (value: string | number): value is number => typeof value === "number" && Number.isFinite(value);

/** The next point, typed: its length and its angle from the last one. */
export const TypedEntry = ({ table }: { readonly table: DrawingTable }) => {
  const isDrafting = useStore(table.state, ({ hand }) => hand.kind === "drafting");
  const [length, setLength] = useState<string | number>("");
  const [angle, setAngle] = useState<string | number>(0);
  if (!isDrafting) return null;
  return (
    <form
      className={classes.typed}
      aria-label="Point suivant, au clavier"
      onSubmit={(event) => {
        event.preventDefault();
        if (isFigure(length) && length > 0) table.type(length, isFigure(angle) ? angle : 0);
        setLength("");
      }}
    >
      <NumberInput
        size="xs"
        w={110}
        label="Longueur (m)"
        decimalSeparator=","
        min={0}
        max={10_000}
        decimalScale={3}
        hideControls
        value={length}
        onChange={setLength}
      />
      <NumberInput
        size="xs"
        w={110}
        label="Angle (°)"
        decimalSeparator=","
        decimalScale={2}
        hideControls
        value={angle}
        onChange={setAngle}
      />
      <Button size="xs" type="submit" variant="default">
        Poser
      </Button>
      <Button size="xs" type="button" onClick={() => table.finish()}>
        Terminer
      </Button>
    </form>
  );
};
