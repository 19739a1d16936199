import { type Drawing, drawPiece } from "@lotir/dossier";
import type { IsoDate } from "@lotir/units";
import type { ReadDossier } from "./read-dossier.ts";

/** The plan of a file as a reader meets it: its lots once there are some, else the ground as it stands. */
export const drawingOfNote = ({ drawn }: Pick<ReadDossier, "drawn">, today: IsoDate): Drawing | undefined => {
  if (drawn === undefined) return undefined;
  const { ground, plan } = drawn;
  const about = { code: null, lines: [plan.name], sources: [], date: today };
  return drawPiece(ground.lots.length > 0 ? "division" : "existing", ground, about);
};
