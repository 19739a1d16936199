import type { UrbanCertificate } from "@lotir/contract";
import { Button, Group, Progress, Skeleton, Stack, Text, Title } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { formatMoment } from "../../kit/format.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import classes from "./dossier.module.css";
import { useGenerateUrbanCertificate } from "./use-generate-urban-certificate.ts";
import { useShowUrbanCertificate } from "./use-show-urban-certificate.ts";

const RETRY = "La demande de certificat n'a pas pu être préparée. Réessayez.";

const Log = ({ log }: Pick<UrbanCertificate, "log">) =>
  log.length === 0 ? null : (
    <ul className={classes.told}>
      {log.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );

interface StandingProps {
  readonly certificate: UrbanCertificate;
  readonly busy: boolean;
  readonly onStart: () => void;
}

const Idle = ({ busy, onStart }: Omit<StandingProps, "certificate">) => (
  <Group>
    <Button onClick={onStart} loading={busy}>
      Préparer la demande
    </Button>
  </Group>
);

const Generating = ({
  certificate,
  step,
}: {
  readonly certificate: UrbanCertificate;
  readonly step: number | null;
}) => {
  const progress = Math.max(certificate.progress, step ?? 0);
  return (
    <Stack gap="xs">
      <Progress value={progress} aria-label="Avancement de la demande" />
      <Text size="sm" className="figures" aria-live="polite">
        {progress} % · {certificate.log.at(-1) ?? "En attente"}
      </Text>
      <Log log={certificate.log} />
    </Stack>
  );
};

const Completed = ({ certificate, busy, onStart }: StandingProps) => (
  <Stack gap="xs">
    <Text>
      Demande prête{certificate.at === null ? "" : `, préparée le ${formatMoment(certificate.at)}`}. Relisez-la,
      faites-la signer, joignez ses pièces et déposez-la en mairie.
    </Text>
    <Group>
      {certificate.url === null ? null : (
        <>
          <Button
            component="a"
            href={certificate.url}
            download
            leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
          >
            Télécharger la demande (PDF)
          </Button>
          <Button component="a" href={`${certificate.url}?format=docx`} download variant="default">
            Version Word
          </Button>
        </>
      )}
      <Button variant="default" onClick={onStart} loading={busy}>
        Préparer à nouveau
      </Button>
    </Group>
    <Log log={certificate.log} />
  </Stack>
);

/** The application for a certificate: to prepare, being prepared, prepared, or why not. */
export const CertificateTab = ({ id }: { readonly id: string }) => {
  const { kept, step } = useShowUrbanCertificate(id);
  const start = useGenerateUrbanCertificate();
  const onStart = () => start.mutate({ id });
  const certificate = kept.data;
  return (
    <section className={classes.block} aria-label="Certificat d'urbanisme">
      <div className={classes.head}>
        <Title order={2}>Certificat d'urbanisme</Title>
      </div>
      <Stack>
        <Text c="dimmed">
          Lotir prépare votre demande (cerfa 13410, champ par champ), sa note descriptive et une fiche de ce qui est
          connu de la parcelle. La mairie seule délivre le certificat.
        </Text>
        {start.error === null ? null : (
          <Notice kind="error" retry={{ onClick: onStart, busy: start.isPending }}>
            {sentenceOf(start.error, RETRY)}
          </Notice>
        )}
        {certificate === undefined ? (
          kept.error === null ? (
            <Skeleton h={60} role="status" aria-label="Lecture de la demande" />
          ) : (
            <Notice kind="error" retry={{ onClick: () => kept.refetch(), busy: kept.isFetching }}>
              {sentenceOf(kept.error, "La demande de certificat n'a pas pu être lue.")}
            </Notice>
          )
        ) : certificate.status === "idle" ? (
          <Idle busy={start.isPending} onStart={onStart} />
        ) : certificate.status === "generating" ? (
          <Generating
            certificate={certificate}
            step={step !== null && step.jobId === certificate.jobId ? step.progress : null}
          />
        ) : certificate.status === "completed" ? (
          <Completed certificate={certificate} busy={start.isPending} onStart={onStart} />
        ) : (
          <Notice kind="error" retry={{ onClick: onStart, busy: start.isPending }}>
            {certificate.error ?? RETRY}
          </Notice>
        )}
      </Stack>
    </section>
  );
};
