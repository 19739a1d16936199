import { expect, test } from "vitest";
import { auctionOf } from "./auction.fixture.ts";
import { hearingsToIcs } from "./hearings-to-ics.ts";

const NOW = new Date("2026-11-25T08:09:10.000Z");
const unfolded = (text: string): readonly string[] => text.replaceAll("\r\n ", "").split("\r\n");

test("une audience de l'après-midi est à son heure de Paris, et son calendrier se lit d'un bout à l'autre", () => {
  const lines = unfolded(hearingsToIcs([auctionOf({})], NOW));
  expect(lines[0]).toBe("BEGIN:VCALENDAR");
  expect(lines.at(-2)).toBe("END:VCALENDAR");
  expect(lines).toContain("DTSTART;TZID=Europe/Paris:20270114T140000");
  expect(lines).toContain("DTSTAMP:20261125T080910Z");
  expect(lines).toContain("UID:licitor-1-1@lotir");
  expect(lines).toContain("LOCATION:Tribunal judiciaire de Grasse");
  for (const part of ["VCALENDAR", "VTIMEZONE", "VEVENT"])
    expect(lines.filter((line) => line === `BEGIN:${part}`)).toHaveLength(
      lines.filter((line) => line === `END:${part}`).length,
    );
});

test("sans heure, la journée ; sans date, rien", () => {
  const lines = unfolded(hearingsToIcs([auctionOf({ auctionTime: null }), auctionOf({ auctionDate: null })], NOW));
  expect(lines).toContain("DTSTART;VALUE=DATE:20270114");
  expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
});

test("aucune ligne ne dépasse 75 octets, et rien de ce qu'un site écrit n'ajoute une ligne au calendrier", () => {
  const city = `Saint-Étienne-de-Tinée, « l'Écluse » ; lot\r\nEND:VEVENT\r\nBEGIN:VEVENT ${"é".repeat(200)}`;
  const text = hearingsToIcs([auctionOf({ city, title: "a\\b" })], NOW);
  for (const line of text.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const lines = unfolded(text);
  expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
  const summary = lines.find((line) => line.startsWith("SUMMARY:"));
  expect(summary).toContain("a\\\\b\\, Saint-Étienne-de-Tinée\\, « l'Écluse » \\; lot\\nEND:VEVENT");
});
