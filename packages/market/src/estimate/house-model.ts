import type { Goods } from "../dvf/sale.ts";
import type { GoodsModel } from "./goods-model.ts";

const sum = (...areas: readonly (number | null | undefined)[]): number =>
  areas.reduce<number>((total, area) => total + (area ?? 0), 0);

/** Ground that goes with dwelling: around the house, garden, building land. */
const dwellingGround = (goods: Goods): number => sum(goods.landUses.built, goods.landUses.garden, goods.buildingLand);

const farGround = (goods: Goods): number =>
  sum(goods.landUses.farm, goods.landUses.vineyard, goods.landUses.wood, goods.landUses.other);

const logGround = (goods: Goods): number => {
  if (goods.land === null) return Math.log(goods.floor ?? 100);
  return Math.log(Math.max(20, dwellingGround(goods)));
};

/** Rooms that the floor suggests, where the file gives none. */
const roomsOf = (goods: Goods): number => goods.rooms ?? Math.max(1, (goods.floor ?? 100) / 24);

export const HOUSE_MODEL: GoodsModel = {
  features: [
    { name: "floor", of: (goods) => Math.log((goods.floor ?? 100) / 100), prior: 1, scale: 0.5 },
    { name: "ground", of: (goods) => logGround(goods) - 6.2, prior: 0.3, scale: 0.25 },
    { name: "rooms", of: (goods) => Math.min(12, roomsOf(goods)) - 4, prior: 0.05, scale: 0.08 },
    { name: "no-land", of: (goods) => (goods.land === null ? 1 : 0), prior: 0.1, scale: 10 },
    { name: "outbuildings", of: (goods) => Math.min(3, goods.outbuildings), prior: 0.02, scale: 0.06 },
    { name: "far-ground", of: (goods) => Math.log(1 + farGround(goods) / 500), prior: 0.02, scale: 0.5 },
    { name: "parcels", of: (goods) => Math.log(Math.max(1, goods.parcels.length)), prior: 0.05, scale: 0.4 },
    { name: "new-build", of: (goods) => (goods.newBuild ? 1 : 0), prior: 0.1, scale: 1 },
    { name: "house-crowd", of: (goods, context) => context.houseCrowd(goods.at) - 1.5, prior: 0, scale: 0.5 },
    { name: "flat-crowd", of: (goods, context) => context.flatCrowd(goods.at) - 1, prior: 0, scale: 0.1 },
    { name: "flat-surface", of: (goods, context) => context.flatSurface(goods.at), prior: 1, scale: 0.1 },
  ],
  kernel: {
    far: 0.05,
    farRange: 30,
    near: 0.01,
    nearRange: 3,
    like: 0.05,
    likeNear: 0.03,
    likeRange: 20,
  },
};
