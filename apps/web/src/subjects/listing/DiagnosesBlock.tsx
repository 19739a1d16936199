import type { ListingDiagnosis } from "@lotir/contract";
import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { formatArea, formatDate } from "../../kit/format.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import { EnergyBadge } from "./EnergyBadge.tsx";
import classes from "./Listing.module.css";
import { LoadCommuneNotice } from "./LoadCommuneNotice.tsx";
import { chanceWords } from "./listing-words.ts";
import type { useFindListingDiagnoses } from "./use-find-listing-diagnoses.ts";

interface DiagnosesBlockProps {
  readonly found: ReturnType<typeof useFindListingDiagnoses>;
  readonly chosen: string | null;
  readonly onChoose: (diagnosis: ListingDiagnosis) => void;
}

const AGREEMENT = { fort: "Accord fort", moyen: "Accord moyen", faible: "Accord faible" } as const;

const factsOf = ({ surface, builtYear, madeOn }: ListingDiagnosis): string =>
  [
    surface === null ? null : `logement ${formatArea(surface)}`,
    builtYear === null ? null : `construit en ${builtYear}`,
    madeOn === null ? null : `diagnostic du ${formatDate(madeOn)}`,
  ]
    .filter((part) => part !== null)
    .join(" · ");

/** Diagnoses that may be of the property, those that agree best first, each with what agrees and what does not. */
export const DiagnosesBlock = ({ found, chosen, onChoose }: DiagnosesBlockProps) => {
  if (found.data === undefined)
    return found.error === null ? (
      <Skeleton h={180} role="status" aria-label="Recherche des diagnostics" />
    ) : (
      <Notice kind="error" retry={{ onClick: () => found.refetch(), busy: found.isFetching }}>
        {sentenceOf(found.error, "Les diagnostics n'ont pas pu être cherchés.")}
      </Notice>
    );
  const { data, note, toLoad } = found.data;
  if (toLoad !== null)
    return <LoadCommuneNotice codeInsee={toLoad} note={note ?? ""} onReady={() => void found.refetch()} />;
  if (data.length === 0) return <Notice kind="info">{note}</Notice>;
  return (
    <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: "none" }} aria-label="Diagnostics possibles">
      {data.map((diagnosis) => (
        <li key={diagnosis.numero} className={classes.candidate} data-chosen={diagnosis.numero === chosen}>
          <Group justify="space-between" wrap="nowrap" align="flex-start">
            <Text fw={600} size="sm">
              {diagnosis.energyClass === null ? null : <EnergyBadge letter={diagnosis.energyClass} />}{" "}
              {diagnosis.address}
            </Text>
            <Text size="sm" className="figures" ta="right">
              {diagnosis.probability === null ? AGREEMENT[diagnosis.agreement] : chanceWords(diagnosis.probability)}
            </Text>
          </Group>
          <Text size="xs" c="dimmed" className="figures">
            {factsOf(diagnosis)}
          </Text>
          <ul className={classes.why}>
            {diagnosis.why.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
            {diagnosis.against.map((sentence) => (
              <li key={sentence} className={classes.against}>
                mais {sentence}
              </li>
            ))}
          </ul>
          <Button size="xs" variant="default" onClick={() => onChoose(diagnosis)}>
            Voir le cadastre à cet endroit
          </Button>
        </li>
      ))}
    </Stack>
  );
};
