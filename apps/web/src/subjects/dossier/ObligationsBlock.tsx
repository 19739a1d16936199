import type { Tracking } from "@lotir/contract";
import { Text, Title } from "@mantine/core";
import classes from "./dossier.module.css";

/** What goes with a division beside its file: who sells without it is stopped at the notaire's. */
export const ObligationsBlock = ({ obligations }: Pick<Tracking, "obligations">) => (
  <section className={classes.block} aria-label="Obligations">
    <div className={classes.head}>
      <Title order={2}>Obligations</Title>
      <Text size="sm" c="dimmed">
        à faire confirmer par le notaire et le géomètre-expert
      </Text>
    </div>
    <ul className={classes.duties}>
      {obligations.map(({ code, title, when, article }) => (
        <li key={code}>
          <strong>{title}</strong>
          <span>{when}</span>
          <span className={classes.beside}>{article}</span>
        </li>
      ))}
    </ul>
  </section>
);
