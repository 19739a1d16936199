import fc from "fast-check";
import { expect, test } from "vitest";
import { fateOf } from "./parcel-fates.ts";
import type { SharedGround } from "./property-parcel-store.ts";

const OLD = "06999000AB0012";
const kept = { parcelleId: OLD, surface: 900, vintage: "2026-09-01", edition: "2026-12-01" };
const on = (successorId: string, ground: Partial<SharedGround> = {}): SharedGround => ({
  propertyId: "une",
  parcelleId: OLD,
  successorId,
  surface: 900,
  keptM2: 900,
  keptPerimeterM: 120,
  areaM2: 900,
  sharedM2: 900,
  ...ground,
});
const said = (standing: readonly SharedGround[], change: Partial<Parameters<typeof fateOf>[0]> = {}) => {
  const { fate, successors } = fateOf({ ...kept, ...change }, standing);
  return [fate, ...successors.map(({ successorId }) => successorId.slice(-2))];
};

test.each([
  ["la même, à l'identique", [on(OLD)], ["same", "12"]],
  ["la même, recalée de moins de 30 cm", [on(OLD, { sharedM2: 885 })], ["same", "12"]],
  ["recalée de plus", [on(OLD, { sharedM2: 880 })], ["redrawn", "12"]],
  ["la contenance seule change", [on(OLD, { surface: 890 })], ["redrawn", "12"]],
  ["une contenance tue n'est pas un changement", [on(OLD, { surface: null })], ["same", "12"]],
  ["un autre numéro sur le même terrain", [on("06999000AB0090")], ["renumbered", "90"]],
  [
    "en deux",
    [on("06999000AB0090", { areaM2: 400, sharedM2: 400 }), on("06999000AB0091", { areaM2: 500, sharedM2: 500 })],
    ["divided", "90", "91"],
  ],
  [
    "en deux, dont une garde le numéro",
    [on(OLD, { areaM2: 800, sharedM2: 800 }), on("06999000AB0091", { areaM2: 100, sharedM2: 100 })],
    ["divided", "12", "91"],
  ],
  ["réunie à une plus grande", [on("06999000AB0090", { areaM2: 3_000 })], ["merged", "90"]],
  ["une voisine qui déborde n'en vient pas", [on("06999000AB0011", { areaM2: 700, sharedM2: 20 })], ["gone"]],
  ["un bord touché n'est pas un terrain", [on("06999000AB0011", { areaM2: 1, sharedM2: 0.6 })], ["gone"]],
  ["plus rien", [], ["gone"]],
  [
    "un numéro neuf et une mesure neuve, rien de réuni",
    [on("06999000AB0090", { areaM2: 960, sharedM2: 900 })],
    ["redrawn", "90"],
  ],
  [
    "partagée entre trois plus grandes, aucune à moitié",
    ["0091", "0092", "0093"].map((numero) => on(`06999000AB${numero}`, { areaM2: 5_000, sharedM2: 300 })),
    ["divided", "91", "92", "93"],
  ],
] as const)("%s", (_, standing, fate) => expect(said(standing)).toEqual(fate));

test("commune pas chargée : on ne sait pas ; même édition : rien à comparer", () => {
  expect(said([], { edition: null })).toEqual(["unknown"]);
  expect(said([], { edition: "2026-09-01" })).toEqual(["same"]);
  expect(said([], { vintage: "millésime non communiqué", edition: "millésime non communiqué" })).toEqual(["gone"]);
});

test("une parcelle couverte à moitié ou plus a toujours un successeur, et n'en a jamais qui ne la touche pas", () =>
  fc.assert(
    fc.property(
      fc.double({ min: 2, max: 5_000, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 1, max: 4, noNaN: true }),
      (keptM2, share, larger) => {
        const sharedM2 = keptM2 * share;
        const standing = [on("06999000AB0090", { keptM2, sharedM2, areaM2: sharedM2 * larger })];
        const { fate, successors } = fateOf(kept, standing);
        if (share >= 0.5 && sharedM2 >= 1) expect(successors).toHaveLength(1);
        if (sharedM2 < 1) expect([fate, successors]).toEqual(["gone", []]);
      },
    ),
  ));
