import type { KeptAuction } from "./auction-store.ts";

/** A house sold by a court, as its notice says it. */
export const saleOf = (given: {
  readonly id: string;
  readonly on: string | null;
  readonly firstReadAt?: string;
  readonly status?: KeptAuction["notice"]["status"];
  readonly city?: string;
}): KeptAuction => ({
  site: "licitor",
  id: given.id,
  lot: 1,
  of: 1,
  region: "sud-est-mediterrannee",
  url: `https://www.licitor.com/annonce/${given.id}.html`,
  fictional: false,
  firstReadAt: new Date(given.firstReadAt ?? "2026-01-01T00:00:00Z"),
  readAt: new Date("2026-11-01T00:00:00Z"),
  notice: {
    site: "licitor",
    id: given.id,
    regime: "judiciaire",
    city: given.city ?? "Vence",
    postalCode: "06140",
    codeInsee: null,
    street: null,
    at: null,
    court: "Tribunal judiciaire de Grasse",
    office: null,
    hearing: given.on === null ? null : { on: given.on, at: "14:00", weekdayAgrees: true },
    visits: [],
    status: given.status ?? "upcoming",
    isOverbid: false,
    overbidUntil: null,
    lots: [
      {
        number: 1,
        kind: "house",
        builtM2: 120,
        landM2: 1_400,
        startingPriceEur: 120_000,
        resultEur: null,
        parcels: [],
      },
    ],
  },
});
