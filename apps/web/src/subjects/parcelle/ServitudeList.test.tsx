import type { ParcelServitude, ParcelServitudes, ServitudeFamily } from "@lotir/contract";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { show, usingScreens } from "../../testing/render.fixture.tsx";
import { ServitudeList } from "./ServitudeList.tsx";
import { reachOf } from "./servitude-words.ts";

usingScreens();

const abords: ParcelServitude = {
  code: "AC1",
  kind: "Abords d'un monument historique",
  name: "Tour du Guet",
  part: "Périmètre des abords",
  share: 0.42,
  drawn: "surface",
  effect: "La division relève du permis d'aménager.",
  article: "C. urb., R.421-19 a",
  articleStatus: "vérifié",
  actOn: "1926-10-25",
  actUrl: "https://exemple.gouv.fr/acte.pdf",
  publishedOn: "2025-03-02",
};
const family = (changed: Partial<ServitudeFamily>): ServitudeFamily => ({
  state: "none",
  found: [],
  published: ["Captage"],
  ...changed,
});
const list = (changed: Partial<ParcelServitudes>) =>
  show(
    <ServitudeList
      servitudes={family({})}
      informations={family({ state: "not-published", published: [] })}
      source="Géoportail de l'urbanisme"
      licence="Licence"
      vintage="2025-03-02"
      loadedOn="2026-11-27T10:00:00Z"
      problem={null}
      {...changed}
    />,
  );

test("ce qui couvre la parcelle : catégorie, part, effet, article, acte, millésime et licence", async () => {
  list({ servitudes: family({ state: "found", found: [abords] }) });
  await screen.findByText("42 % de la parcelle");
  screen.getByText("Tour du Guet, Périmètre des abords");
  screen.getByText("La division relève du permis d'aménager.");
  expect(screen.getByRole("link", { name: "Lire l'acte" }).getAttribute("href")).toBe(abords.actUrl);
  screen.getByText(/Géoportail de l'urbanisme · millésime 02\/03\/2025 · lu le 27\/11\/2026 · Licence/);
});

test("aucune, non publiées et source en panne se disent chacune à sa façon", async () => {
  list({});
  await screen.findByText("Aucune servitude publiée n'est connue ici au 27/11/2026. Publié dans la commune : Captage.");
  screen.getByText(/^Inconnu : la commune n'a pas publié ses informations au Géoportail\. Ce n'est pas « aucune »/);
});

test("une source qui n'a jamais répondu laisse tout inconnu, avec sa raison", async () => {
  const unknown = family({ state: "unknown", published: [] });
  list({ servitudes: unknown, informations: unknown, source: null, problem: "Le Géoportail ne répond pas." });
  expect(await screen.findAllByText("Inconnu : Le Géoportail ne répond pas.")).toHaveLength(2);
  expect(screen.queryByText(/Aucun/)).toBeNull();
});

test("ce qu'une source en panne avait dit reste montré, et le dit", async () => {
  list({ servitudes: family({ state: "found", found: [abords] }), problem: "Le Géoportail ne répond pas." });
  await screen.findByText(/date de la dernière lecture : Le Géoportail ne répond pas/);
});

test.each([
  [{ drawn: "surface", share: 1 }, "toute la parcelle"],
  [{ drawn: "surface", share: 0.004 }, "moins de 1 % de la parcelle"],
  [{ drawn: "ligne", share: null }, "traverse ou longe la parcelle"],
  [{ drawn: "point", share: null }, "sur la parcelle"],
] as const)("%o : %s", (servitude, words) => {
  expect(reachOf(servitude)).toBe(words);
});
