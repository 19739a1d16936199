import { type Auction, REGIME_LABELS } from "@lotir/contract";

/** RFC 5545, 3.3.11. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, "\\n");

/** RFC 5545, 3.1: no line is longer than 75 octets. */
const folded = (line: string): string => {
  const parts: string[] = [];
  let part = "";
  for (const letter of line) {
    if (new TextEncoder().encode(part + letter).length > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part].join("\r\n ");
};

/** Paris, as every calendar wants it told. */
const PARIS = [
  "BEGIN:VTIMEZONE",
  "TZID:Europe/Paris",
  "BEGIN:STANDARD",
  "DTSTART:19961027T030000",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  "DTSTART:19810329T020000",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];

const compact = (iso: string): string => iso.replaceAll(/[-:]/g, "");

const startOf = (auction: Auction, on: string): readonly string[] =>
  auction.auctionTime === null
    ? [`DTSTART;VALUE=DATE:${compact(on)}`]
    : [`DTSTART;TZID=Europe/Paris:${compact(on)}T${compact(auction.auctionTime)}00`, "DURATION:PT2H"];

const eventOf = (auction: Auction, stamp: string): readonly string[] => {
  if (auction.auctionDate === null) return [];
  const price = auction.price === null ? "non communiquée" : `${Math.round(auction.price)} €`;
  const about = [
    `${REGIME_LABELS[auction.regime]}, mise à prix ${price}.`,
    auction.office === null ? "" : `${auction.office}.`,
    ...auction.visits.map(
      ({ on, from, to }) => `Visite le ${on}${from === null ? "" : ` de ${from}`}${to === null ? "" : ` à ${to}`}.`,
    ),
    auction.detailUrl,
  ].filter((line) => line !== "");
  return [
    "BEGIN:VEVENT",
    `UID:${auction.id.replaceAll(":", "-")}@lotir`,
    `DTSTAMP:${stamp}`,
    ...startOf(auction, auction.auctionDate),
    `SUMMARY:${escaped(`Enchère : ${auction.title}, ${auction.city ?? ""}`)}`,
    `LOCATION:${escaped(auction.court ?? auction.address)}`,
    `DESCRIPTION:${escaped(about.join("\n"))}`,
    "END:VEVENT",
  ];
};

/** The coming hearings as a calendar file (RFC 5545); a sale without a date is left out. */
export const hearingsToIcs = (auctions: readonly Auction[], now: Date): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Lotir//Encheres//FR",
    "CALSCALE:GREGORIAN",
    ...PARIS,
    ...auctions.flatMap((auction) => eventOf(auction, `${compact(now.toISOString().slice(0, 19))}Z`)),
    "END:VCALENDAR",
  ]
    .map(folded)
    .join("\r\n")
    .concat("\r\n");
