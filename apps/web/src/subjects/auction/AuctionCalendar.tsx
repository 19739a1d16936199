import type { Auction } from "@lotir/contract";
import { Button, Text } from "@mantine/core";
import { IconCalendarDown } from "@tabler/icons-react";
import { formatEuros } from "../../kit/format.ts";
import classes from "./auction.module.css";
import { daysLeftWords, hour } from "./auction-words.ts";
import { hearingsToIcs } from "./hearings-to-ics.ts";

const MONTH = new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: "UTC" });
const DAY = new Intl.DateTimeFormat("fr-FR", { weekday: "short", day: "numeric", timeZone: "UTC" });

const byMonth = (auctions: readonly Auction[]): readonly (readonly [string, readonly Auction[]])[] => {
  const dated = auctions
    .flatMap((auction) => (auction.auctionDate === null ? [] : [{ auction, on: auction.auctionDate }]))
    .toSorted((a, b) => a.on.localeCompare(b.on));
  const months = Map.groupBy(dated, ({ on }) => on.slice(0, 7));
  return [...months].map(([month, sales]) => [
    MONTH.format(new Date(`${month}-01T00:00:00Z`)),
    sales.map(({ auction }) => auction),
  ]);
};

const save = (auctions: readonly Auction[]): void => {
  const file = new Blob([hearingsToIcs(auctions, new Date())], { type: "text/calendar;charset=utf-8" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = "encheres.ics";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
};

interface AuctionCalendarProps {
  readonly auctions: readonly Auction[];
  readonly onChoose: (auction: Auction) => void;
}

/** The coming hearings, month by month, to take away in one's own calendar. */
export const AuctionCalendar = ({ auctions, onChoose }: AuctionCalendarProps) => (
  <section aria-label="Calendrier des audiences">
    <Button
      variant="default"
      size="xs"
      leftSection={<IconCalendarDown size={16} stroke={1.5} />}
      onClick={() => save(auctions)}
    >
      Exporter le calendrier (.ics)
    </Button>
    {byMonth(auctions).map(([month, sales]) => (
      <div key={month}>
        <h3 className={classes.month}>{month}</h3>
        {sales.map((auction) => (
          <button key={auction.id} type="button" className={classes.hearing} onClick={() => onChoose(auction)}>
            <span className="figures">
              {DAY.format(new Date(`${auction.auctionDate}T00:00:00Z`))}{" "}
              {auction.auctionTime === null ? "" : hour(auction.auctionTime)}
            </span>
            <span>
              {auction.title}, {auction.city ?? ""}
              <Text size="xs" c="dimmed">
                {[auction.court ?? auction.office, daysLeftWords(auction)].filter(Boolean).join(" · ")}
              </Text>
            </span>
            <span className="figures">{auction.price === null ? "" : formatEuros(auction.price)}</span>
          </button>
        ))}
      </div>
    ))}
  </section>
);
