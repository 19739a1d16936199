import type { CanvasAnnotation } from "@lotir/contract";
import { Button, Group, Text, Title } from "@mantine/core";
import { z } from "zod";
import classes from "./workflow-blocks.module.css";

const Metadata = z.object({
  reason: z.string(),
  details: z.array(z.string()),
  recommendations: z.array(z.string()),
});

export interface Relaxation {
  readonly label: string;
  readonly onTry: () => void;
}

interface NonDivisibleProps {
  readonly annotation: CanvasAnnotation;
  /** Changes that are tried in one click. */
  readonly relaxations: readonly Relaxation[];
}

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <>
      <Text fw={600} mt="sm" size="sm">
        {title}
      </Text>
      <ul className={classes.reasons}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );

/** The red panel (spec 2 §8): why nothing could be drawn, in figures, and what may be tried at once. */
export const NonDivisible = ({ annotation, relaxations }: NonDivisibleProps) => {
  const read = Metadata.safeParse(annotation.metadata);
  if (!read.success) return null;
  const { reason, details, recommendations } = read.data;
  return (
    <section className={classes.red} role="alert">
      <Title order={2}>Division impossible avec ces souhaits</Title>
      <Text mt={4}>{reason}</Text>
      <Lines title="Dans le détail" lines={details} />
      <Lines title="Ce qui peut aider" lines={recommendations} />
      <Group gap="xs" mt="md">
        {relaxations.map(({ label, onTry }) => (
          <Button key={label} size="xs" variant="default" onClick={onTry}>
            {label}
          </Button>
        ))}
      </Group>
    </section>
  );
};
