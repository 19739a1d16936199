import { Slider, Text } from "@mantine/core";
import { useState } from "react";

interface FilterSlideProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly step: number;
  readonly say: (value: number) => string;
  readonly onPreview: (value: number) => void;
  readonly onCommit: (value: number) => void;
}

/** A bound that moves the count while it is held, and the address once it is let go. */
export const FilterSlide = ({ label, value, max, step, say, onPreview, onCommit }: FilterSlideProps) => {
  const [held, setHeld] = useState<number | null>(null);
  return (
    <div>
      <Text fw={600} mb="xs">
        {label} : {say(held ?? value)}
      </Text>
      <Slider
        value={held ?? value}
        min={0}
        max={max}
        step={step}
        label={null}
        thumbLabel={label}
        onChange={(next) => {
          setHeld(next);
          onPreview(next);
        }}
        onChangeEnd={(next) => {
          setHeld(null);
          onCommit(next);
        }}
      />
    </div>
  );
};
