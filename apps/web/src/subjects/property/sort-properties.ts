import type { Property } from "@lotir/contract";

export const PROPERTY_ORDERS = ["name", "status", "opportunityScore", "lastUpdate"] as const;
export type PropertyOrder = (typeof PROPERTY_ORDERS)[number];

export interface PropertySort {
  readonly by: PropertyOrder;
  readonly descending: boolean;
}

const french = new Intl.Collator("fr", { numeric: true });

const compared = (a: Property, b: Property, by: PropertyOrder): number => {
  if (by !== "opportunityScore") return french.compare(a[by], b[by]);
  return (a.opportunityScore ?? 0) - (b.opportunityScore ?? 0);
};

/** Unknown scores last, whatever the direction; equals keep the order they came in. */
export const sortProperties = (
  properties: readonly Property[],
  { by, descending }: PropertySort,
): readonly Property[] => {
  const isUnknown = (property: Property) => by === "opportunityScore" && property.opportunityScore === null;
  return properties.toSorted((a, b) => {
    if (isUnknown(a) !== isUnknown(b)) return isUnknown(a) ? 1 : -1;
    return compared(a, b, by) * (descending ? -1 : 1);
  });
};
