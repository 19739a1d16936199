import { emprise, eurosPer, isoDate, metres, ratio, terrain } from "@lotir/units";
import fc from "fast-check";
import { type FrontageFacts, known, type ParcelleFacts, unknown, type ZoneFact } from "./parcelle-facts.ts";

fc.configureGlobal({ seed: 33_234 });

export const silent = unknown("la source n'a pas répondu", "essai");

export const frontageOf = (lengths: Partial<Record<keyof FrontageFacts, number>> = {}): FrontageFacts => ({
  onRoad: metres(lengths.onRoad ?? 0),
  free: metres(lengths.free ?? 0),
  behindStrip: metres(lengths.behindStrip ?? 0),
  onPrivateLane: metres(lengths.onPrivateLane ?? 0),
  unknown: metres(lengths.unknown ?? 0),
  roads: "loaded",
});

export const zone = (typezone: string, libelle: string, share = 1): ZoneFact => ({
  typezone,
  libelle,
  share: ratio(share),
});

/** A house on 1 240 m² of a quiet street: what the product looks for. */
export const goodParcelle: ParcelleFacts = {
  surface: known({ area: terrain(1240), width: metres(24), rectangularity: ratio(0.92) }, "cadastre 2026-04"),
  frontage: known(frontageOf({ onRoad: 24 }), "cadastre 2026-04 et BD TOPO"),
  built: known(emprise(140), "cadastre 2026-04"),
  zones: known([zone("U", "UB")], "GPU, 33234_PLU_20170213"),
  price: known({ here: eurosPer("terrain", 190), around: eurosPer("terrain", 210) }, "DVF 2025"),
  lastSale: known({ soldOn: null, since: isoDate("2021-01-01"), vintage: isoDate("2025-12-31") }, "DVF 2021–2025"),
};

const maybe = <Value>(facts: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: facts.map((value) => known(value, "essai")) }, fc.constant(silent));

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const share = number(0, 1).map(ratio);
const length = number(0, 80).map(metres);

const anyZone: fc.Arbitrary<ZoneFact> = fc.record({
  typezone: fc.constantFrom("U", "AUc", "AUs", "AU", "A", "Ah", "N", "Nh", "Nd", "Ux", "?", ""),
  libelle: fc.constantFrom("UB", "1AU", "2AU", "AU1", "AU2", "A", "Np", ""),
  destdomi: fc.constantFrom(undefined, "01", "02", "07"),
  share,
});

export const anyFacts: fc.Arbitrary<ParcelleFacts> = fc.record({
  surface: maybe(fc.record({ area: number(1, 20_000).map(terrain), width: length, rectangularity: share })),
  frontage: maybe(
    fc.record({
      onRoad: length,
      free: length,
      behindStrip: length,
      onPrivateLane: length,
      unknown: fc.oneof(fc.constant(metres(0)), length),
      roads: fc.constantFrom("loaded" as const, "not-loaded" as const),
    }),
  ),
  built: maybe(number(0, 3000).map(emprise)),
  zones: maybe(fc.array(anyZone, { maxLength: 3 })),
  price: maybe(
    fc.record({
      here: number(0, 900).map((value) => eurosPer("terrain", value)),
      around: number(0, 900).map((value) => eurosPer("terrain", value)),
    }),
  ),
  lastSale: maybe(
    fc.record({
      soldOn: fc.constantFrom(null, isoDate("2021-03-01"), isoDate("2024-06-30"), isoDate("2025-12-31")),
      since: fc.constant(isoDate("2021-01-01")),
      vintage: fc.constant(isoDate("2025-12-31")),
    }),
  ),
  division: fc.constantFrom(
    undefined,
    ...(["oui", "a-verifier", "non"] as const).map((verdict) => ({ verdict, source: "essai" })),
  ),
});
