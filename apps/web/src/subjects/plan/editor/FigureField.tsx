import { NumberInput } from "@mantine/core";
import { useState } from "react";
import { formatCount } from "../../../kit/format.ts";

interface FigureFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onType: (value: number) => void;
  readonly disabled: boolean;
  /** Nothing on a plan is as long, or as wide: what is typed beyond is a slip. */
  readonly most: number;
  readonly digits?: number;
}

/** A measured figure, that may be typed: kept with Enter, or by leaving the field. */
export const FigureField = ({ label, value, onType, disabled, most, digits = 2 }: FigureFieldProps) => {
  const [isSlip, setSlip] = useState(false);
  const shown = Number(value.toFixed(digits));
  const keep = (typed: string) => {
    const figure = Number(typed.replace(/[\s\u202f]/g, "").replace(",", "."));
    const isTooMuch = Math.abs(figure) > most;
    setSlip(isTooMuch);
    if (Number.isFinite(figure) && !isTooMuch && figure !== shown) onType(figure);
  };
  return (
    <NumberInput
      key={shown}
      size="xs"
      label={label}
      defaultValue={shown}
      decimalSeparator=","
      decimalScale={digits}
      hideControls
      disabled={disabled}
      error={isSlip ? `Au plus ${formatCount(most)}.` : undefined}
      onBlur={({ currentTarget }) => keep(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.currentTarget.blur();
        event.stopPropagation();
      }}
    />
  );
};
