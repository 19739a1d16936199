import type { Tracking } from "@lotir/contract";
import { Button, Group, Text, Title } from "@mantine/core";
import { IconFileTypeDocx } from "@tabler/icons-react";
import classes from "./dossier.module.css";
import { useGenerateDossier } from "./use-generate-dossier.ts";

/** The file, ready to be handed over. */
export const DownloadsBlock = ({ tracking }: { readonly tracking: Tracking }) => {
  const generate = useGenerateDossier();
  const { propertyId: id, hash } = tracking;
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
          loading={generate.isPending}
          onClick={() => generate.mutate({ id, format: "docx" })}
        >
          Télécharger le dossier (Word)
        </Button>
        <Button variant="default" loading={generate.isPending} onClick={() => generate.mutate({ id, format: "pdf" })}>
          En un PDF
        </Button>
        <Button variant="default" loading={generate.isPending} onClick={() => generate.mutate({ id, format: "zip" })}>
          Tout, avec les pièces (ZIP)
        </Button>
        <Button component="a" href={`/api/properties/${id}/bank-note`} download variant="default">
          Note pour la banque et le vendeur
        </Button>
      </Group>
    </section>
  );
};
