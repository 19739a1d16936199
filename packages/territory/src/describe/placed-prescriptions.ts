import type { LocalFrame, MultiPolygon } from "@lotir/geometry";
import type { DescribedCommune, StoredPrescription } from "./described-commune.ts";
import { onPlane } from "./plane.ts";

export interface PlacedPrescription {
  readonly prescription: StoredPrescription;
  readonly shape: MultiPolygon;
}

export type PlacedPrescriptions = "none" | "unread" | (() => readonly PlacedPrescription[]);

/** What the plan of a commune draws over parcels, on its plane: put there once, when a first parcel asks. */
export const placedPrescriptions = (
  { prescriptions = "unread" }: DescribedCommune,
  plane: LocalFrame,
): PlacedPrescriptions => {
  if (typeof prescriptions === "string") return prescriptions;
  let placed: readonly PlacedPrescription[] | undefined;
  return () => {
    placed ??= prescriptions.map((prescription) => ({ prescription, shape: onPlane(prescription.shape, plane) }));
    return placed;
  };
};
