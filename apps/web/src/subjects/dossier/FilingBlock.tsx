import type { Tracking } from "@lotir/contract";
import { Button, CopyButton, Group, Text, Title } from "@mantine/core";
import { IconCheck, IconCopy, IconMail } from "@tabler/icons-react";
import classes from "./dossier.module.css";

/** How the file is lodged, and the message that goes with it, to be copied or opened in a mail. */
export const FilingBlock = ({ filing }: Pick<Tracking, "filing">) => {
  const { subject, body, advice } = filing;
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return (
    <section className={classes.block} aria-label="Déposer le dossier">
      <div className={classes.head}>
        <Title order={2}>Déposer le dossier</Title>
      </div>
      <ul className={classes.told}>
        {advice.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <details className={classes.message}>
        <summary>Message qui accompagne le dépôt</summary>
        <Text fw={650} mt="xs">
          {subject}
        </Text>
        <pre className={classes.letter}>{body}</pre>
      </details>
      <Group mt="sm">
        <CopyButton value={`${subject}\n\n${body}`} timeout={2_000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              onClick={copy}
              leftSection={
                copied ? (
                  <IconCheck size={16} stroke={1.5} aria-hidden="true" />
                ) : (
                  <IconCopy size={16} stroke={1.5} aria-hidden="true" />
                )
              }
            >
              {copied ? "Message copié" : "Copier le message"}
            </Button>
          )}
        </CopyButton>
        <Button
          component="a"
          href={mail}
          variant="default"
          leftSection={<IconMail size={16} stroke={1.5} aria-hidden="true" />}
        >
          Ouvrir dans ma messagerie
        </Button>
      </Group>
    </section>
  );
};
