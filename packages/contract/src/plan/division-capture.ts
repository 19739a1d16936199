import { z } from "zod";
import { ParcelGeometry } from "../wire/geojson.ts";

/** Spec 1 §5: what a scale must be for a division. Null: it will do. */
export const scaleRefusal = (scale: number): string | null => {
  if (scale < 200) return "Échelle trop grande. Veuillez dézoomer (échelle recommandée: 1:500)";
  return scale > 2_000 ? "Échelle trop petite. Veuillez zoomer (échelle recommandée: 1:500)" : null;
};

/** A PNG of 2 400 by 1 800 points weighs a tenth of it. */
export const LARGEST_CAPTURE_BASE64 = 9_500_000;

/** What the captured map says of itself (spec 1 §3). */
export const DivisionCapture = z.object({
  /** PNG without prefix. */
  imageBase64: z
    .string({ error: "Capture : une image PNG en base64 est attendue." })
    .max(LARGEST_CAPTURE_BASE64, "Capture : 7 Mo au plus."),
  /** Denominator: 500 is 1:500. */
  scale: z.number({ error: "Échelle : un nombre est attendu." }).positive("Échelle : elle doit être supérieure à 0."),
  /** Points of the picture for a metre of ground. */
  pixelToMeterRatio: z
    .number({ error: "Rapport : un nombre de points par mètre est attendu." })
    .positive("Rapport : il doit être supérieur à 0."),
  bounds: z.object({ north: z.number(), south: z.number(), east: z.number(), west: z.number() }),
  parcelGeometry: ParcelGeometry.nullish(),
  cadastralReference: z.string().nullish(),
  surface: z.number().nullish(),
});
export type DivisionCapture = z.infer<typeof DivisionCapture>;
