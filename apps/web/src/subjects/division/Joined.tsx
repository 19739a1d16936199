import { Button, Group, Text } from "@mantine/core";
import { IconLink, IconUnlink } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { parcelName } from "../parcelle/parcel-name.ts";
import type { StudyProps } from "./division-study.ts";

interface ChoiceProps {
  readonly Icon: typeof IconLink;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const Choice = ({ Icon, onClick, children }: ChoiceProps) => (
  <Button
    size="xs"
    variant="default"
    leftSection={<Icon size={16} stroke={1.5} aria-hidden="true" />}
    onClick={onClick}
  >
    {children}
  </Button>
);

interface JoinedProps extends StudyProps {
  /** Parcels on which a building of this one also stands. */
  readonly joinable: readonly string[];
}

/** The parcels divided together with this one, and those that a building asks to join. */
export const Joined = ({ parcelId, joinable, study, onStudy }: JoinedProps) => {
  const { joined } = study.wish;
  const join = (ids: readonly string[]) => onStudy({ ...study, plan: 1, wish: { ...study.wish, joined: ids } });
  const offered = joinable.filter((id) => id !== parcelId && !joined.includes(id));
  if (joined.length === 0 && offered.length === 0) return null;
  return (
    <>
      {joined.length === 0 ? null : (
        <Text size="sm" mt={8}>
          {`${parcelName(parcelId)} est étudiée avec ${joined.map(parcelName).join(", ")}.`}
        </Text>
      )}
      <Group gap={8} mt={8}>
        {offered.map((id) => (
          <Choice key={id} Icon={IconLink} onClick={() => join([...joined, id])}>
            Réunir avec {parcelName(id)}
          </Choice>
        ))}
        {joined.map((id) => (
          <Choice key={id} Icon={IconUnlink} onClick={() => join(joined.filter((other) => other !== id))}>
            Séparer {parcelName(id)}
          </Choice>
        ))}
      </Group>
    </>
  );
};
