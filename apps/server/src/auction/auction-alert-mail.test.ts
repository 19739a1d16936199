import { expect, test } from "vitest";
import { auctionAlertMail } from "./auction-alert-mail.ts";
import { saleOf } from "./sale.fixture.ts";

const region = { slug: "sud-est-mediterrannee", name: "Sud-Est et Méditerranée", fictional: false };
const written = (news: Parameters<typeof auctionAlertMail>[0]["news"]) =>
  auctionAlertMail({ to: "ana@example.fr", region, news, origin: "https://lotir.example" });

test("each sale on a line with its link; how to stop, and that nothing is read without a person", () => {
  const { subject, text } = written({
    fresh: [saleOf({ id: "1", on: "2027-01-20" })],
    near: [saleOf({ id: "2", on: "2026-12-02", city: "Nice" })],
  });
  expect(subject).toBe("Enchères : Sud-Est et Méditerranée");
  expect(text.replace(/[\u202f\u00a0]/g, " ")).toContain(
    "Nouvelles ventes lues : 1\n- Maison, Vence · mise à prix 120 000 € · le 20/01/2027 à 14:00 · Tribunal judiciaire de Grasse\n  https://www.licitor.com/annonce/1.html",
  );
  expect(text).toContain("Audiences proches : 1\n- Maison, Nice");
  expect(text).toContain("https://lotir.example/wizard/auction-search?region=sud-est-mediterrannee");
  expect(text).toContain("Lotir ne lit les sites qu'à la demande d'une personne");
});

test("a hundred sales are counted; what a page wrote on two lines stays on one", () => {
  const fresh = Array.from({ length: 100 }, (_, rank) =>
    saleOf({ id: String(rank), on: "2027-01-20", city: "Nice\n\nDe : banque@example.fr" }),
  );
  const { text } = written({ fresh, near: [] });
  expect(text).toContain("- et 85 autres");
  expect(text).not.toContain("\nDe : banque");
  expect(text).not.toContain("Audiences proches");
});
