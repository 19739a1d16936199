import { openDatabase } from "@lotir/database";
import { serveTile } from "@lotir/territory";
import type { BenchHome } from "./homes.ts";
import { postgisTile } from "./postgis-tile.ts";
import { quantile, timed } from "./quantile.ts";
import { addressOf, type Box } from "./tiles.ts";

const TILES = 120;

export interface PlacedCommune {
  readonly codeInsee: string;
  readonly box: Box;
}

/** Our tiles beside those of ST_AsMVT, the same places one after the other, each first in turn; p95 in ms. */
export const tilesBeside = async (
  { home }: BenchHome,
  communes: readonly PlacedCommune[],
): Promise<{ readonly ours: number; readonly postgis: number }> => {
  const opened = await openDatabase({ home, appVersion: "0.0.0-banc" });
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
  const { territory, close } = opened.value;
  const [ours, postgis]: [number[], number[]] = [[], []];
  for (let rank = 0; rank < TILES; rank += 1) {
    const commune = communes[rank % communes.length];
    if (commune === undefined) throw new Error("No commune to draw");
    const address = addressOf(commune.box, rank);
    const own = async () =>
      ours.push(...(await timed(1, () => serveTile(territory, { commune: commune.codeInsee, address, filters: [] }))));
    const peer = async () =>
      postgis.push(...(await timed(1, () => postgisTile(territory, commune.codeInsee, address))));
    for (const draw of rank % 2 === 0 ? [own, peer] : [peer, own]) await draw();
  }
  await close();
  return { ours: quantile(ours, 0.95), postgis: quantile(postgis, 0.95) };
};
