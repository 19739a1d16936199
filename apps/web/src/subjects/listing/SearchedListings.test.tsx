import { fireEvent, screen } from "@testing-library/react";
import { test } from "vitest";
import { aListing } from "../../testing/listings.fixture.ts";
import { aParcelRow } from "../../testing/parcels.fixture.ts";
import { answering, refusal, show, usingScreens } from "../../testing/render.fixture.tsx";
import { ListingBadge, SearchedListings } from "./SearchedListings.tsx";

usingScreens();

const PATH = "/api/cadastre/parcels/listings";
const row = aParcelRow();
const content = (
  <SearchedListings rows={[row]} stale={false}>
    <ul>
      <li>
        parcelle <ListingBadge parcelId={row.parcelId} />
      </li>
    </ul>
  </SearchedListings>
);

test("a badge says how many adverts are of a parcel, and opens them with why", async () => {
  const listing = aListing({ matchReason: "91 % de chances : terrain 1 240 m², annonce 1 240 m²" });
  const results = [{ id: row.parcelId, section: "AB", numero: "1", matchingListings: [listing], listingsCount: 1 }];
  answering({ [PATH]: { body: { success: true, data: results, results, totalListings: 1, parcelsWithListings: 1 } } });
  show(content);
  fireEvent.click(await screen.findByText("1 annonce"));
  await screen.findByText(/91 % de chances/);
  screen.getByRole("link", { name: "Ouvrir l'annonce" });
});

test("a failure leaves the parcels without adverts, and says so", async () => {
  answering({ [PATH]: refusal(500, "server-error", "Erreur serveur. Veuillez réessayer dans quelques instants.") });
  show(content);
  await screen.findByText("Erreur lors du chargement des annonces");
  screen.getByText("parcelle");
});
