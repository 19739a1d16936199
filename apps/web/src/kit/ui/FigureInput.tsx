import { NumberInput, type NumberInputProps } from "@mantine/core";

const NARROW = "\u202f";

interface FigureInputProps extends Omit<NumberInputProps, "value" | "onChange"> {
  readonly label: string;
  /** Null is an empty field: the placeholder then says what stands. */
  readonly value: number | null;
  readonly onValue: (value: number | null) => void;
}

/** A number typed in French: narrow spaces between thousands, a comma before decimals. An unreadable text is null. */
export const FigureInput = ({ value, onValue, ...props }: FigureInputProps) => (
  <NumberInput
    thousandSeparator={NARROW}
    decimalSeparator=","
    allowedDecimalSeparators={[",", "."]}
    hideControls
    value={value ?? ""}
    onChange={(next) => {
      const read = typeof next === "number" ? next : Number.parseFloat(next);
      onValue(Number.isFinite(read) ? read : null);
    }}
    {...props}
  />
);

/** An amount in euros. */
export const EurosInput = (props: FigureInputProps) => (
  <FigureInput suffix={`${NARROW}€`} min={0} max={100_000_000} clampBehavior="strict" {...props} />
);

const settle = (value: number): number => Math.round(value * 1e6) / 1e6;

/** A share of one, typed in per cent. */
export const PercentInput = ({ value, onValue, ...props }: FigureInputProps) => (
  <FigureInput
    suffix={`${NARROW}%`}
    min={0}
    max={100}
    decimalScale={2}
    value={value === null ? null : settle(value * 100)}
    onValue={(next) => onValue(next === null ? null : settle(next / 100))}
    {...props}
  />
);
