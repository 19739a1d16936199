import { ENERGY_COLOURS } from "../../kit/palette.ts";
import classes from "./Listing.module.css";
import type { EnergyLetter } from "./use-find-listing-diagnoses.ts";

/** The class of a diagnosis, its letter always readable. */
export const EnergyBadge = ({ letter, label = "DPE" }: { readonly letter: EnergyLetter; readonly label?: string }) => {
  const [ground, ink] = ENERGY_COLOURS[letter];
  return (
    <span className={classes.class} style={{ backgroundColor: ground, color: ink }} title={`${label} ${letter}`}>
      {letter}
    </span>
  );
};
