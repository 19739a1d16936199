import {
  AUCTION_SITE_LABELS,
  AUCTION_STATUS_LABELS,
  type Auction,
  type AuctionMoney,
  type AuctionSiteKey,
  GOODS_LABELS,
} from "@lotir/contract";
import { referenceOf } from "@lotir/foncier";
import { SITE_KEYS } from "@lotir/notices";
import type { KeptAuction, KeptChange } from "./auction-store.ts";
import type { Matched } from "./match-parcels.ts";

const WHOLE = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const euros = (text: string | null): string => (text === null ? "non communiqué" : `${WHOLE.format(Number(text))} €`);
const day = (text: string | null): string => (text === null ? "non communiquée" : text.split("-").reverse().join("/"));
const statusLabel = (text: string | null): string =>
  Object.entries(AUCTION_STATUS_LABELS).find(([key]) => key === text)?.[1] ?? "inconnu";

const SENTENCES: Readonly<Record<KeptChange["field"], (change: KeptChange) => string>> = {
  price: ({ before, after }) => `Mise à prix : ${euros(before)} → ${euros(after)}`,
  hearing: ({ before, after }) => `Audience : ${day(before)} → ${day(after)}`,
  status: ({ before, after }) => `${statusLabel(before)} → ${statusLabel(after)}`,
  result: ({ after }) => `Adjugée ${euros(after)}`,
};

/** Spec 1 §9: land from which a thing counts as divisible, m². */
const DIVISIBLE_FROM = 900;

const landOf = ({ notice }: KeptAuction, { sheets, cited }: Matched): number | null => {
  const isFlat = notice.lots.every(({ kind }) => kind === "apartment" || kind === "other");
  if (isFlat) return null;
  const known = sheets.reduce((sum, { surface }) => sum + surface, 0);
  if (known > 0) return Math.round(known);
  const written = cited.reduce((sum, { surface }) => sum + (surface ?? 0), 0);
  return written > 0 ? written : (notice.lots[0]?.landM2 ?? null);
};

type Divisible = Pick<Auction, "isDivisible" | "divisibleBy" | "maxLots">;

/** The engine's word where the parcel was analysed; the land alone says it otherwise, and only that it may be. */
const divisibleOf = ({ sheets }: Matched, land: number | null): Divisible => {
  const [parcelle] = sheets;
  if (sheets.length === 1 && parcelle?.verdict != null) {
    const isDivisible = parcelle.verdict !== "non";
    return { isDivisible, divisibleBy: "moteur", maxLots: isDivisible ? parcelle.mostLots : 1 };
  }
  if (land === null) return { isDivisible: null, divisibleBy: null, maxLots: null };
  return { isDivisible: land >= DIVISIBLE_FROM, divisibleBy: "surface", maxLots: land < DIVISIBLE_FROM ? 1 : null };
};

const siteKeyOf = (site: string): AuctionSiteKey => SITE_KEYS.find((key) => key === site) ?? "licitor";

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

export interface ToTell {
  readonly kept: KeptAuction;
  readonly matched: Matched;
  readonly money: AuctionMoney | null;
  readonly changes: readonly KeptChange[];
  readonly today: string;
  readonly propertyId: string | null;
}

const titleOf = ({ notice }: KeptAuction, land: number | null): string => {
  const [lot] = notice.lots;
  const built = lot?.builtM2 == null ? "" : ` de ${WHOLE.format(lot.builtM2)} m²`;
  const ground = land === null || lot?.kind === "land" ? "" : ` sur ${WHOLE.format(land)} m²`;
  const bare = lot?.kind === "land" && land !== null ? ` de ${WHOLE.format(land)} m²` : "";
  return `${GOODS_LABELS[lot?.kind ?? "other"]}${built}${bare}${ground}`;
};

const placeOf = ({ sheets, at, codeInsee }: Matched) => {
  const [centre] = sheets.map(({ sheet }) => sheet.row.centre);
  const place = centre ?? at;
  // A parcel begins with the code of its commune, whatever the notice calls it.
  const [commune] = sheets.map(({ id }) => id.slice(0, 5));
  const inseeCode = codeInsee ?? commune ?? null;
  return { coordinates: place === undefined ? null : { lat: place[1], lng: place[0] }, inseeCode };
};

const parcelsOf = ({ sheets, cited }: Matched): Auction["parcels"] =>
  [
    ...sheets.map(({ id, surface, sheet }) => ({
      parcelId: id,
      section: sheet.row.section,
      numero: sheet.row.numero.replace(/^0+(?=.)/, ""),
      surface: Math.round(surface),
    })),
    ...cited.map(({ id, surface }) => ({ parcelId: id, ...referenceOf(id), surface })),
  ].map(({ parcelId, section, numero, surface }) => ({ parcelId, section, numero, surface }));

/** One lot of a sale as it leaves. */
export const auctionToWire = ({ kept, matched, money, changes, today, propertyId }: ToTell): Auction => {
  const { notice } = kept;
  const [lot] = notice.lots;
  const land = landOf(kept, matched);
  const price = lot?.startingPriceEur ?? null;
  const per = (amount: number | null | undefined): number | null =>
    amount == null || land === null || land === 0 ? null : Math.round(amount / land);
  const hearing = notice.hearing?.on ?? null;
  const site = siteKeyOf(kept.site);
  return {
    id: `${kept.site}:${kept.id}:${kept.lot}`,
    title: titleOf(kept, land),
    address: [notice.street, [notice.postalCode, notice.city].filter(Boolean).join(" ")].filter(Boolean).join(", "),
    price,
    landSurface: land,
    pricePerSqm: per(price),
    marketPricePerSqm: per(money?.estimate?.value),
    estimatedProfit: money?.profitAtStartEur ?? null,
    ...divisibleOf(matched, land),
    hasCadastre: matched.sheets.length + matched.cited.length > 0,
    auctionDate: hearing,
    auctionTime: notice.hearing?.at ?? null,
    isDateDoubtful: notice.hearing?.weekdayAgrees === false,
    daysLeft: hearing === null ? null : daysBetween(today, hearing),
    detailUrl: kept.url,
    ...placeOf(matched),
    site,
    regime: notice.regime,
    kind: lot?.kind ?? null,
    builtSurface: lot?.builtM2 ?? null,
    city: notice.city,
    court: notice.court,
    office: notice.office,
    visits: [...notice.visits],
    status: notice.status,
    isOverbid: notice.isOverbid,
    overbidUntil: notice.overbidUntil,
    resultEur: lot?.resultEur ?? null,
    lot: { number: kept.lot, of: kept.of },
    match: matched.match,
    parcels: parcelsOf(matched),
    money,
    changes: changes.map((change) => ({
      on: new Date(change.changedAt).toISOString().slice(0, 10),
      sentence: SENTENCES[change.field](change),
    })),
    alsoOn: [],
    readOn: kept.readAt.toISOString(),
    source: kept.fictional
      ? `${AUCTION_SITE_LABELS[site]} — données fictives de démonstration`
      : AUCTION_SITE_LABELS[site],
    fictional: kept.fictional,
    propertyId,
  };
};
