import { setbackEnvelopes } from "@lotir/dossier";
import { intersectionArea, multiPolygonArea } from "@lotir/geometry";
import { numberOf } from "../reglement/rule-figures.ts";
import type { LotMeasures, LotRuleFigures } from "./chapters/lot-rules.ts";
import type { ReadDossier } from "./read-dossier.ts";
import { setbackOf } from "./setback-of.ts";

/** On the plan of the file: what stands on each lot, and the room that setbacks leave. */
const measuredOf = (read: ReadDossier, setback: number | null): LotMeasures[] => {
  const { lots, buildings } = read.drawn?.ground ?? { lots: [], buildings: [] };
  const standing = buildings.filter(({ look }) => look === "building" || look === "light");
  return lots.map((lot) => ({
    letter: lot.letter,
    builtM2: standing.reduce((sum, { polygon }) => sum + intersectionArea([polygon], [lot.polygon]), 0),
    roomM2: setback === null ? null : multiPolygonArea([...setbackEnvelopes([{ ...lot, keepsHouse: false }], setback)]),
  }));
};

/** Without a plan, only a single kept house is known: all that is built stands on it. */
const toldOf = ({ lots: { lots }, parcelle }: ReadDossier): LotMeasures[] => {
  const kept = lots.filter(({ keepsHouse }) => keepsHouse);
  return lots.map(({ letter, keepsHouse }) => ({
    letter,
    builtM2: keepsHouse && kept.length === 1 ? (parcelle?.built ?? null) : null,
    roomM2: null,
  }));
};

/** What each lot is compared with: the figures of the zone, and what is measured or told of the lot. */
export const lotMeasures = (read: ReadDossier): LotRuleFigures => {
  const { plu, lots } = read;
  const shown = plu?.kind === "zone" ? plu.shown : undefined;
  return {
    greenRatio: shown === undefined ? null : numberOf(shown.rules.espacesVerts.pleineTerre),
    lots: lots.arePlans ? measuredOf(read, setbackOf(read)) : toldOf(read),
  };
};
