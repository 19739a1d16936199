import { Button, Group, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { operations } from "../../kit/api.ts";
import { formatDate } from "../../kit/format.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import { useLoadCommune } from "../commune/use-load-commune.ts";
import { useShowCommune } from "../commune/use-show-commune.ts";
import classes from "./PropertyBlocks.module.css";

const BUSY = new Set(["waiting", "loading"]);

/** Which edition of the cadastre is loaded, and the way to the next one: what it changes is said at the head of the property. */
export const RereadCadastre = ({ codeInsee }: { readonly codeInsee: string }) => {
  const cache = useQueryClient();
  const { data: commune } = useShowCommune(codeInsee);
  const { load, loading, error } = useLoadCommune(codeInsee);
  const layer = commune?.layers.find((each) => each.layer === "parcelles");
  const busy = loading || (layer !== undefined && BUSY.has(layer.status));
  const version = commune?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again once per edition
  useEffect(() => {
    if (version == null || busy) return;
    for (const operation of [operations.showCadastreChanges, operations.listCadastreChanges])
      void cache.invalidateQueries({ queryKey: operation.key() });
  }, [version, busy]);
  if (commune === undefined) return null;
  const edition = layer?.vintage == null ? "" : ` du ${formatDate(layer.vintage)}`;
  const read = layer?.loadedAt == null ? "" : `, lu le ${formatDate(layer.loadedAt)}`;
  return (
    <div className={classes.reread}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed" aria-live="polite">
          {busy ? "Lecture du cadastre…" : `Cadastre${edition}${read}.`}
        </Text>
        <Button size="compact-sm" variant="subtle" loading={busy} onClick={() => load("parcelles")}>
          Relire le cadastre
        </Button>
      </Group>
      {error === null ? null : (
        <Notice kind="error">{sentenceOf(error, "Le cadastre n'a pas pu être demandé.")}</Notice>
      )}
      {error === null && layer?.status === "unknown" && !busy ? (
        <Notice kind="warning">
          {layer.problem ?? "Le cadastre ne répond pas : l'édition d'avant reste en place."}
        </Notice>
      ) : null}
    </div>
  );
};
