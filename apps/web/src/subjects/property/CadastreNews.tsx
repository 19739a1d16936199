import { List, Text } from "@mantine/core";
import { formatQuantity } from "../../kit/format.ts";
import { TextLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import classes from "./PropertyBlocks.module.css";
import { sayFate } from "./say-fate.ts";
import { useListCadastreChanges } from "./use-list-cadastre-changes.ts";

/** A portfolio may hold hundreds. */
const MOST = 5;

/** The properties that the last edition of the cadastre changed, each with its way in; nothing where none did. */
export const CadastreNews = () => {
  const { data: changed = [] } = useListCadastreChanges();
  if (changed.length === 0) return null;
  const others = changed.length - MOST;
  return (
    <div className={classes.cadastre}>
      <Notice kind="doubt" title={`Le cadastre a changé ${formatQuantity(changed.length, "propriété")}`}>
        <List size="sm">
          {changed.slice(0, MOST).map(({ propertyId, name, parcels }) => (
            <List.Item key={propertyId}>
              <TextLink to="/properties/$id" params={{ id: propertyId }}>
                {name}
              </TextLink>{" "}
              : {parcels.map(sayFate).find((text) => text !== "")}
            </List.Item>
          ))}
        </List>
        {others > 0 ? <Text size="sm">et {formatQuantity(others, "autre")}.</Text> : null}
      </Notice>
    </div>
  );
};
