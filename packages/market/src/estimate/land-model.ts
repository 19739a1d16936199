import type { LandUse } from "../dvf/land-use.ts";
import type { Goods } from "../dvf/sale.ts";
import type { Feature, GoodsModel } from "./goods-model.ts";

const shareOf = (goods: Goods, area: number | null | undefined): number =>
  goods.land === null || goods.land === 0 ? 0 : (area ?? 0) / goods.land;

const use = (name: LandUse, prior: number): Feature => ({
  name,
  of: (goods) => shareOf(goods, goods.landUses[name]),
  prior,
  scale: prior,
});

const PLACE: readonly Feature[] = [
  { name: "house-crowd", of: (goods, context) => context.houseCrowd(goods.at) - 1.5, prior: 0.02, scale: 0.2 },
  { name: "flat-crowd", of: (goods, context) => context.flatCrowd(goods.at) - 1, prior: 0.02, scale: 0.1 },
  { name: "house-surface", of: (goods, context) => context.houseSurface(goods.at), prior: 1, scale: 0.1 },
  { name: "flat-surface", of: (goods, context) => context.flatSurface(goods.at), prior: 1, scale: 0.1 },
];

const area: Feature = { name: "area", of: (goods) => Math.log((goods.land ?? 600) / 600), prior: 1, scale: 0.5 };
const parcels: Feature = {
  name: "parcels",
  of: (goods) => Math.log(Math.max(1, goods.parcels.length)),
  prior: 0.05,
  scale: 0.2,
};

/** Price by log area, so that a small lot costs more per m²; the slope is learnt. */
export const BUILDING_LAND_MODEL: GoodsModel = {
  features: [
    area,
    parcels,
    { name: "building-share", of: (goods) => shareOf(goods, goods.buildingLand) - 1, prior: 0.3, scale: 0.5 },
    ...PLACE,
  ],
  kernel: { far: 0.08, farRange: 25, near: 0.04, nearRange: 3, like: 0.05, likeNear: 0.03, likeRange: 10 },
};

export const OTHER_LAND_MODEL: GoodsModel = {
  features: [
    area,
    parcels,
    { name: "building-share", of: (goods) => shareOf(goods, goods.buildingLand), prior: 4, scale: 4 },
    use("built", 4),
    use("garden", 2),
    use("farm", 1),
    use("vineyard", 1),
    use("wood", 1),
    ...PLACE,
  ],
  kernel: { far: 0.2, farRange: 25, near: 0.2, nearRange: 2, like: 0.6, likeNear: 0.3, likeRange: 10 },
};
