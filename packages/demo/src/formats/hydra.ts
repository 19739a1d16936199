import type { DemoAdvert } from "../adverts/draw-adverts.ts";

const DAY_MS = 86_400_000;
const daysBefore = (on: Date, days: number): string =>
  `${new Date(on.getTime() - days * DAY_MS).toISOString().slice(0, 10)}T08:00:00+00:00`;

/** One property as the market API writes it, dated back from that day: an advert does not age in a drawer. */
export const hydraProperty = (
  { uuid, body, daysAgo, dropped }: DemoAdvert,
  on: Date,
): Readonly<Record<string, unknown>> => {
  const createdAt = daysBefore(on, daysAgo);
  const [advert] = body.adverts as readonly Readonly<Record<string, unknown>>[];
  const event =
    dropped === undefined
      ? []
      : [
          {
            createdAt: daysBefore(on, dropped.daysAgo),
            fieldName: "price",
            fieldOldValue: String(dropped.from),
            fieldNewValue: body.price,
            percentVariation: "-7.5",
          },
        ];
  return {
    "@id": `/documents/properties/${uuid}`,
    ...body,
    createdAt,
    updatedAt: dropped === undefined ? createdAt : daysBefore(on, dropped.daysAgo),
    adverts: [{ ...advert, events: event, createdAt, expired: body.expired }],
  };
};
