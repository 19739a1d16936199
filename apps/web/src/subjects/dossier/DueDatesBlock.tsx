import type { Tracking } from "@lotir/contract";
import { Button, Text, Title } from "@mantine/core";
import { IconCalendarDown } from "@tabler/icons-react";
import { formatDate } from "../../kit/format.ts";
import classes from "./dossier.module.css";

const NATURES = { "to-do": "à faire", limit: "délai", probable: "probable" } as const;

/** What falls due, computed each time from what happened; nothing here is typed. */
export const DueDatesBlock = ({ tracking }: { readonly tracking: Tracking }) => (
  <section className={classes.block} aria-label="Calendrier">
    <div className={classes.head}>
      <Title order={2}>Calendrier</Title>
      {tracking.dueDates.length === 0 ? null : (
        <Button
          component="a"
          href={`/api/properties/${tracking.propertyId}/dossier/calendar`}
          download
          variant="default"
          size="xs"
          leftSection={<IconCalendarDown size={16} stroke={1.5} aria-hidden="true" />}
        >
          Ajouter à mon agenda
        </Button>
      )}
    </div>
    {tracking.dueDates.length === 0 ? (
      <Text c="dimmed">
        Rien n'est déposé : les dates se calculent dès qu'un dépôt est enregistré, avec leur article.
      </Text>
    ) : (
      <ol className={classes.lines}>
        {tracking.dueDates.map(({ code, on, title, article, nature, isPast }) => (
          <li key={code} data-past={isPast}>
            <span className="figures">{formatDate(on)}</span>
            <span>
              {title} <span className={classes.beside}>{article}</span>
            </span>
            <span className={classes.beside}>{isPast ? "passé" : NATURES[nature]}</span>
          </li>
        ))}
      </ol>
    )}
  </section>
);
