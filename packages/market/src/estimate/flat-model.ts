import type { GoodsModel } from "./goods-model.ts";

export const FLAT_MODEL: GoodsModel = {
  features: [
    { name: "floor", of: (goods) => Math.log((goods.floor ?? 65) / 65), prior: 1, scale: 1 },
    {
      name: "rooms",
      of: (goods) => Math.min(8, goods.rooms ?? (goods.floor ?? 65) / 22) - 3,
      prior: 0.05,
      scale: 0.08,
    },
    { name: "outbuildings", of: (goods) => Math.min(3, goods.outbuildings), prior: 0.02, scale: 0.1 },
    { name: "with-land", of: (goods) => (goods.land === null ? 0 : 1), prior: 0.05, scale: 1 },
    { name: "new-build", of: (goods) => (goods.newBuild ? 1 : 0), prior: 0.1, scale: 1 },
    { name: "house-crowd", of: (goods, context) => context.houseCrowd(goods.at) - 1.5, prior: 0, scale: 0.1 },
    { name: "flat-crowd", of: (goods, context) => context.flatCrowd(goods.at) - 1, prior: 0, scale: 0.2 },
    { name: "house-surface", of: (goods, context) => context.houseSurface(goods.at), prior: 1, scale: 0.1 },
  ],
  kernel: { far: 0.05, farRange: 20, near: 0.04, nearRange: 0.7, like: 0.05, likeNear: 0.03, likeRange: 10 },
};
