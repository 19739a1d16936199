import type { SourceName } from "../sources.ts";
import { avoventesListPath } from "./avoventes/list-path.ts";
import { cessionsListPath } from "./cessions/list-path.ts";
import { licitorListPath } from "./licitor/list-path.ts";

export const AUCTION_SITE_KEYS = ["licitor", "avoventes", "cessions"] as const satisfies readonly SourceName[];
export type AuctionSiteKey = (typeof AUCTION_SITE_KEYS)[number];

/**
 * How a source may be read: A, open or public; B, at the user's request, facts and a link; C, only under a written
 * agreement with its publisher.
 */
export type SourceClass = "A" | "B" | "C";

export interface AuctionSite {
  readonly key: AuctionSiteKey;
  readonly class: SourceClass;
  /** What it sells, in French. */
  readonly sells: string;
  readonly terms: string;
  readonly listPath: (asked: { readonly zone: string; readonly page: number }) => string;
}

const ON_DEMAND =
  "Lu à votre demande seulement (votre région, deux pages), une page toutes les cinq secondes ; des faits et un lien sont gardés, ni texte ni photo.";

export const AUCTION_SITES: readonly AuctionSite[] = [
  {
    key: "licitor",
    class: "B",
    sells: "Ventes judiciaires (annonces légales des avocats)",
    terms: ON_DEMAND,
    listPath: licitorListPath,
  },
  {
    key: "avoventes",
    class: "B",
    sells: "Ventes judiciaires publiées par les avocats",
    terms: ON_DEMAND,
    listPath: avoventesListPath,
  },
  { key: "cessions", class: "A", sells: "Ventes de l'État", terms: ON_DEMAND, listPath: cessionsListPath },
];

/** Sites that ask for an agreement: named, so that nobody thinks they were read. */
export const UNREAD_SITES: readonly { readonly name: string; readonly why: string }[] = [
  {
    name: "encheres-publiques.com",
    why: "Non lu : son éditeur demande une autorisation écrite, que Lotir n'a pas.",
  },
];
