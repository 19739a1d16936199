import type { PricedSurface } from "@lotir/contract";

/** A price per m² always says of which: floor for dwellings, ground for land. */
export const surfaceWords = (per: PricedSurface): string => (per === "plancher" ? "plancher" : "terrain");
