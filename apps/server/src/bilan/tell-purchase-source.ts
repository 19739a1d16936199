import type { Bilan, ParcelBilan } from "@lotir/contract";

type Origin = ParcelBilan["landPrice"]["origin"];

const SOURCES: Readonly<Partial<Record<Origin, string>>> = {
  estimation: "Estimation de la parcelle, d'après les ventes publiées",
  residuel: "Prix résiduel : le plus haut qui laisse la marge visée",
  inconnu: "Prix résiduel : le plus haut qui laisse la marge visée",
};

/** A price that nobody gave is not one of the deed: the line of the purchase says what it is. */
export const tellPurchaseSource = (bilan: Bilan, origin: Origin): Bilan => {
  const source = SOURCES[origin];
  if (source === undefined || bilan.profile === "particulier") return bilan;
  const lines = bilan.costs.lines.map((line) =>
    line.code === "prix" ? { ...line, source, status: "a-confirmer" as const } : line,
  );
  return { ...bilan, costs: { ...bilan.costs, lines } };
};
