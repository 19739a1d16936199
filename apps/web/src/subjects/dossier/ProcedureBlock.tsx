import type { Tracking } from "@lotir/contract";
import { Stack, Text, Title } from "@mantine/core";
import { formatDate } from "../../kit/format.ts";
import classes from "./dossier.module.css";

const Told = ({ title, told }: { readonly title: string; readonly told: readonly string[] }) =>
  told.length === 0 ? null : (
    <div>
      <Text fw={600} size="sm">
        {title}
      </Text>
      <ul className={classes.told}>
        {told.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  );

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Which file the law asks for, what decided, what would tip it the other way. */
export const ProcedureBlock = ({ procedure }: { readonly procedure: Tracking["procedure"] }) => (
  <section className={classes.block} aria-label="Procédure">
    <div className={classes.head}>
      <Title order={2}>{capital(procedure.label)}</Title>
      <Text size="sm" c="dimmed" className="figures">
        {procedure.article}
        {procedure.form === null ? "" : ` · ${procedure.form}`} · vérifié le {formatDate(procedure.verifiedOn)}
      </Text>
    </div>
    <Stack gap="sm">
      <Told title="Ce qui décide" told={procedure.deciding} />
      <Told title="À connaître pour décider" told={procedure.missing} />
      <Told title="Ce qui changerait la procédure" told={procedure.flips} />
      {procedure.architect === true ? (
        <Text size="sm">Un architecte ou un paysagiste-concepteur établit le projet (L.441-4).</Text>
      ) : null}
      <Told title="Attention" told={procedure.warnings} />
    </Stack>
  </section>
);
