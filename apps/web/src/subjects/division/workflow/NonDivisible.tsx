import { type CanvasAnnotation, WishTry } from "@lotir/contract";
import { Button, Group, Text, Title } from "@mantine/core";
import { z } from "zod";
import classes from "./workflow-blocks.module.css";

const Metadata = z.object({
  reason: z.string(),
  details: z.array(z.string()),
  recommendations: z.array(z.string()),
  tries: z.array(WishTry).default([]),
});

/** Only what a try changes: an absent wish stays as it is. */
const writtenWishes = (wishes: WishTry["wishes"]): TriedWishes =>
  Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== undefined));

type TriedWishes = { -readonly [Wish in keyof WishTry["wishes"]]?: NonNullable<WishTry["wishes"][Wish]> };

export type Relaxation = Pick<WishTry, "label" | "wishes">;

interface NonDivisibleProps {
  readonly annotation: CanvasAnnotation;
  /** Changes that nobody tried yet. */
  readonly untried: readonly Relaxation[];
  readonly onTry: (wishes: TriedWishes) => void;
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

const Choices = ({
  title,
  choices,
  onTry,
}: {
  readonly title: string;
  readonly choices: readonly Relaxation[];
  readonly onTry: NonDivisibleProps["onTry"];
}) =>
  choices.length === 0 ? null : (
    <>
      <Text fw={600} mt="sm" size="sm">
        {title}
      </Text>
      <Group gap="xs" mt={6}>
        {choices.map(({ label, wishes }) => (
          <Button key={label} size="xs" variant="default" onClick={() => onTry(writtenWishes(wishes))}>
            {label}
          </Button>
        ))}
      </Group>
    </>
  );

/** The red panel (spec 2 §8): why nothing could be drawn, in figures, and what may be tried at once. */
export const NonDivisible = ({ annotation, untried, onTry }: NonDivisibleProps) => {
  const read = Metadata.safeParse(annotation.metadata);
  if (!read.success) return null;
  const { reason, details, recommendations, tries } = read.data;
  const labels = new Set(tries.map(({ label }) => label));
  return (
    <section className={classes.red} role="alert">
      <Title order={2}>Division impossible avec ces souhaits</Title>
      <Text mt={4}>{reason}</Text>
      <Lines title="Dans le détail" lines={details} />
      <Lines title="Ce qui peut aider" lines={recommendations} />
      <Choices title="Essayé par le moteur : donne un plan" choices={tries} onTry={onTry} />
      <Choices title="À essayer" choices={untried.filter(({ label }) => !labels.has(label))} onTry={onTry} />
    </section>
  );
};
