import { Button, Text } from "@mantine/core";
import { IconCheck, IconCloudOff, IconLoader2 } from "@tabler/icons-react";
import { sentenceOf } from "../../../kit/messages.fr.ts";
import { useStore } from "../../../kit/store.ts";
import classes from "./Drawing.module.css";
import type { PlanStore } from "./plan-store.ts";

/** Where the drawing stands: saved, on its way, or kept here until the line is back. */
export const SaveState = ({ plan }: { readonly plan: PlanStore }) => {
  const saving = useStore(plan, (state) => state.saving);
  const left = useStore(plan, (state) => state.session.unsent.size);
  if (saving.kind === "refused")
    return (
      <span className={classes.save} data-kind="refused" role="alert">
        {sentenceOf(saving.error, "Ce dessin n'a pas pu être enregistré.")}
        <Button size="compact-xs" variant="default" onClick={plan.retry}>
          Réessayer
        </Button>
      </span>
    );
  const isOff = saving.kind === "offline";
  const Icon = isOff ? IconCloudOff : saving.kind === "saved" ? IconCheck : IconLoader2;
  return (
    <Text component="span" size="xs" className={classes.save} data-kind={saving.kind} role="status">
      <Icon size={14} stroke={1.8} aria-hidden="true" />
      {isOff
        ? `Hors connexion : ${left} trait${left > 1 ? "s" : ""} gardé${left > 1 ? "s" : ""} ici`
        : saving.kind === "saved"
          ? "Enregistré"
          : "Enregistrement…"}
    </Text>
  );
};
