import type { Parcel } from "@lotir/contract";
import { Text } from "@mantine/core";
import { formatDate } from "../../kit/format.ts";
import classes from "../../kit/ui/Block.module.css";
import { Block } from "../../kit/ui/Block.tsx";
import { LAYER_WORDS } from "../commune/layer-words.ts";
import type { ParcelProps } from "./parcel-props.ts";
import { useShowParcel } from "./use-show-parcel.ts";

type Source = Parcel["sources"][number];

const layerName = (layer: string): string =>
  Object.entries(LAYER_WORDS).find(([key]) => key === layer)?.[1].name ?? layer;

const sourceName = ({ provenance: { source, fictional } }: Source): string =>
  fictional && !/fictif|fictive/i.test(source) ? `${source} (fictif)` : source;

const vintageLine = ({ status, problem, provenance }: Source): string => {
  if (status === "unknown") return problem ?? "source indisponible";
  if (status === "not-published") return "non publié pour cette commune";
  const { vintage, licence, fetchedOn } = provenance;
  return [
    vintage === null ? "millésime non communiqué" : `millésime ${formatDate(vintage)}`,
    fetchedOn === null ? "" : `lu le ${formatDate(fetchedOn)}`,
    licence ?? "",
  ]
    .filter(Boolean)
    .join(" · ");
};

/** Where each figure comes from, and how old it is. */
export const SourcesBlock = ({ parcelId }: ParcelProps) => {
  const parcel = useShowParcel(parcelId);
  return (
    <Block title="Sources et millésimes" query={parcel} failure="Les sources n'ont pas pu être lues." lines={4}>
      {({ sources }) => (
        <ul className={classes.sources}>
          {sources.map((source) => (
            <li key={source.layer}>
              <Text span fw={500} size="sm">
                {layerName(source.layer)}
              </Text>{" "}
              : {sourceName(source)}
              <Text size="xs" c="dimmed">
                {vintageLine(source)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
};
