import type { Tracking } from "@lotir/contract";
import { Button, Group, Progress, Stack, Text, Title } from "@mantine/core";
import { IconFileTypeDocx } from "@tabler/icons-react";
import classes from "./dossier.module.css";
import { useDossierStep } from "./use-dossier-step.ts";
import { useGenerateDossier } from "./use-generate-dossier.ts";

/** How far it is, as the server says it; before its first word, that it is begun. */
const Step = ({ step }: { readonly step: ReturnType<typeof useDossierStep> }) => (
  <Stack gap={6} mt="md">
    <Progress value={step?.percent ?? 0} aria-label="Avancement du dossier" />
    <Text size="sm" className="figures" aria-live="polite">
      {step === null ? "Demande envoyée" : `${step.percent} % · ${step.message}`}
    </Text>
  </Stack>
);

/** The file, ready to be handed over. */
export const DownloadsBlock = ({ tracking }: { readonly tracking: Tracking }) => {
  const { propertyId: id, hash } = tracking;
  const generate = useGenerateDossier();
  const step = useDossierStep(id, generate.variables?.askId);
  const make = (format: "docx" | "pdf" | "zip") => generate.mutate({ id, format, askId: crypto.randomUUID() });
  const isBusy = (format: string) => generate.isPending && generate.variables.format === format;
  return (
    <section className={classes.block} aria-label="Dossier">
      <div className={classes.head}>
        <Title order={2}>Dossier</Title>
        <Text size="sm" c="dimmed" className="figures">
          données {hash}
        </Text>
      </div>
      <Text c="dimmed" mb="sm">
        Le dossier reprend cette page, avec la source de chaque chiffre et toutes les réserves. Rien n'y est caché : ce
        qui n'est pas connu y est écrit.
      </Text>
      <Group>
        <Button
          leftSection={<IconFileTypeDocx size={18} stroke={1.5} aria-hidden="true" />}
          loading={isBusy("docx")}
          disabled={generate.isPending}
          onClick={() => make("docx")}
        >
          Télécharger le dossier (Word)
        </Button>
        <Button variant="default" loading={isBusy("pdf")} disabled={generate.isPending} onClick={() => make("pdf")}>
          En un PDF
        </Button>
        <Button variant="default" loading={isBusy("zip")} disabled={generate.isPending} onClick={() => make("zip")}>
          Tout, avec les pièces (ZIP)
        </Button>
        <Button component="a" href={`/api/properties/${id}/bank-note`} download variant="default">
          Note pour la banque et le vendeur
        </Button>
      </Group>
      {generate.isPending ? <Step step={step} /> : null}
    </section>
  );
};
