import { along, type Scale } from "./along.ts";
import { type Component, componentOf } from "./component.ts";
import { inPercent, inSquareMetres } from "./in-french.ts";
import { known, type ParcelleFacts, unknown } from "./parcelle-facts.ts";

/** Square metres without a building: a lot of 300 m², then several. */
const FREE_GROUND: Scale = [
  [200, 0],
  [600, 0.5],
  [1500, 1],
];
const BUILT_SHARE: Scale = [
  [0.1, 1],
  [0.5, 0],
];

/** What the buildings leave of the ground, in square metres and as a share, half the value each. */
export const scoreFreeGround = ({ surface, built }: ParcelleFacts): Component => {
  const both =
    built.status === "unknown"
      ? built
      : surface.status === "unknown"
        ? unknown(surface.because, surface.source)
        : known({ area: Number(surface.value.area), built: Number(built.value) }, built.source);
  return componentOf("sol-libre", both, ({ area, built: covered }) => {
    const share = area > 0 ? Math.min(1, covered / area) : 1;
    const free = Math.max(0, area - covered);
    return {
      value: (along(FREE_GROUND, free) + along(BUILT_SHARE, share)) / 2,
      figures: [
        { label: "Sol libre", value: free, unit: "m²" as const },
        { label: "Part bâtie", value: share * 100, unit: "%" as const },
      ],
      measured:
        covered > 0
          ? `${inSquareMetres(free)} libres, ${inPercent(share)} du sol bâti`
          : `${inSquareMetres(free)} libres, aucun bâtiment`,
    };
  });
};
