import classes from "../../../kit/map/MapFurniture.module.css";

/** What the strokes of a plan say; the lots carry their own letter. */
export const DivisionLegend = ({ plain = false }: { readonly plain?: boolean }) => (
  <ul
    className={plain ? `${classes.legend} ${classes.plain}` : classes.legend}
    aria-label="Légende du plan de division"
  >
    <li>
      <i data-plan="limite" /> limite nouvelle
    </li>
    <li>
      <i data-plan="emprise" /> emprise maximale
    </li>
    <li>
      <i data-plan="acces" /> accès
    </li>
    <li>
      <i data-plan="maison" /> bâti existant
    </li>
  </ul>
);
