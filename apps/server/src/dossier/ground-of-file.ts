import { type PieceGround, type PieceRoad, type SituationGround, setbackEnvelopes } from "@lotir/dossier";
import { boxesMeet, boxOf, grownBox } from "@lotir/geometry";
import type { Lotir } from "../lotir.ts";
import { altitudesOfFile } from "./altitudes-of-file.ts";
import type { FileGround } from "./plans-of.ts";
import type { ReadDossier } from "./read-dossier.ts";
import { setbackOf } from "./setback-of.ts";
import { situationOfFile } from "./situation-of-file.ts";

/** Roads are drawn as far as a sheet shows them around its ground, m. */
const AROUND = 60;

const roadsNear = ({ parcels }: PieceGround, { roads }: SituationGround): PieceRoad[] => {
  const near = grownBox(boxOf(parcels.flatMap(({ polygons }) => polygons.flatMap(({ outer }) => outer))), AROUND);
  return roads.flatMap(({ name, lines, isPrivate }) =>
    lines
      .filter((points) => points.length > 1 && boxesMeet(boxOf(points), near))
      .map((points): PieceRoad => ({ name, points, isPrivate })),
  );
};

/** What the plans of a file draw: the plan itself, then the roads, the heights and the setbacks that it does not hold. */
export const groundOfFile = async (
  means: Pick<Lotir, "database" | "connectors">,
  read: ReadDossier,
): Promise<FileGround> => {
  const { drawn } = read;
  const [situation, levels] = await Promise.all([
    situationOfFile(means, read),
    drawn === undefined ? [] : altitudesOfFile(means, drawn.ground, read.property.parcelleId.slice(0, 5)),
  ]);
  const setback = setbackOf(read);
  if (drawn === undefined) return { drawn, ground: undefined, situation, setback };
  const { ground } = drawn;
  const roads = ground.roads.length > 0 || situation === undefined ? ground.roads : roadsNear(ground, situation);
  const envelopes = setback === null ? [] : setbackEnvelopes(ground.lots, setback);
  return { drawn, ground: { ...ground, roads, levels, envelopes }, situation, setback };
};
