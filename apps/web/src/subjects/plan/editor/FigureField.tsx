import { NumberInput } from "@mantine/core";

interface FigureFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onType: (value: number) => void;
  readonly disabled: boolean;
  readonly digits?: number;
}

/** A measured figure, that may be typed: kept with Enter, or by leaving the field. */
export const FigureField = ({ label, value, onType, disabled, digits = 2 }: FigureFieldProps) => {
  const shown = Number(value.toFixed(digits));
  const keep = (typed: string) => {
    const figure = Number(typed.replace(/[\s\u202f]/g, "").replace(",", "."));
    if (Number.isFinite(figure) && figure !== shown) onType(figure);
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
      onBlur={({ currentTarget }) => keep(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.currentTarget.blur();
        event.stopPropagation();
      }}
    />
  );
};
