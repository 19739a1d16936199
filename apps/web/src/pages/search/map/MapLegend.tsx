import { Text } from "@mantine/core";
import classes from "../../../kit/map/MapFurniture.module.css";

/** What the colours say; thresholds of spec 1 §9. */
export const MapLegend = ({ far, compact }: { readonly far: boolean; readonly compact: boolean }) => (
  <ul className={classes.legend} aria-label="Légende de la carte">
    <li>
      <i data-score="high" /> ≥ 70
    </li>
    <li>
      <i data-score="mid" /> 40–69
    </li>
    <li>
      <i data-score="low" /> &lt; 40
    </li>
    {compact ? null : (
      <li>
        <Text component="span" size="sm" c="dimmed">
          {far ? "score moyen ; rapprochez pour voir les parcelles" : "non noté ou hors filtres : trait seul"}
        </Text>
      </li>
    )}
  </ul>
);
