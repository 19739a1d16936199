import type { LayerName, LayerState } from "@lotir/contract";
import { formatCount, formatQuantity } from "../../kit/format.ts";

/** What a layer is called, what one of its rows is, and what the search does without it. */
export const LAYER_WORDS: Record<LayerName, { name: string; row: string; rows: string; without: string }> = {
  commune: {
    name: "Limite de la commune",
    row: "commune",
    rows: "communes",
    without: "Le cadrage de la carte est approximatif ; le reste fonctionne.",
  },
  parcelles: {
    name: "Parcelles cadastrales",
    row: "parcelle",
    rows: "parcelles",
    without: "Sans parcelles, la recherche ne peut rien proposer dans cette commune.",
  },
  batiments: {
    name: "Bâtiments",
    row: "bâtiment",
    rows: "bâtiments",
    without: "L'emprise bâtie est inconnue ; surfaces, zones et ventes restent affichées.",
  },
  zones: {
    name: "Zones du PLU",
    row: "zone",
    rows: "zones",
    without: "La zone de chaque parcelle est inconnue ; surfaces, bâti et ventes restent affichés.",
  },
  ventes: {
    name: "Ventes DVF",
    row: "vente",
    rows: "ventes",
    without: "Prix et ventes sont inconnus ; surfaces, zones et bâti restent affichés.",
  },
  voies: {
    name: "Voies",
    row: "voie",
    rows: "voies",
    without: "La façade est mesurée sur le cadastre seul, sans le nom ni la largeur des rues.",
  },
  dpe: {
    name: "Diagnostics DPE",
    row: "diagnostic",
    rows: "diagnostics",
    without: "Les annonces sont rapprochées des parcelles sans leurs diagnostics ; le reste fonctionne.",
  },
  servitudes: {
    name: "Servitudes et informations",
    row: "servitude",
    rows: "servitudes",
    without: "Les servitudes de chaque parcelle sont inconnues, ce qui ne veut pas dire aucune ; le reste fonctionne.",
  },
};

const setAsideCount = (state: LayerState): number =>
  Object.values(state.setAside).reduce((total, count) => total + count, 0);

/** One line on a layer: what came, what was set aside, or why nothing did. */
export const layerLine = (state: LayerState): string => {
  const { row, rows } = LAYER_WORDS[state.layer];
  switch (state.status) {
    case "waiting":
      return "En attente";
    case "loading":
      return state.kept > 0 ? formatQuantity(state.kept, row, rows) : "Lecture…";
    case "loaded": {
      const aside = setAsideCount(state);
      return `${formatQuantity(state.kept, row, rows)}${aside > 0 ? `, ${formatCount(aside)} de côté` : ""}`;
    }
    case "not-published":
      return "Non publié pour cette commune";
    case "unknown":
      return state.problem ?? "La source n'a pas répondu";
    case "cancelled":
      return "Interrompu";
  }
};
