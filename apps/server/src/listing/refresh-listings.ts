import { LISTING_SOURCES } from "@lotir/connectors";
import type { ListingSourceState } from "@lotir/contract";
import { describeFailure, type UpstreamFailure } from "@lotir/foncier";
import type { Lotir } from "../lotir.ts";
import { openSecret } from "../organisation/secret-store.ts";
import { forgetOldListings, keepListings } from "./listing-store.ts";
import type { ToldOfCity } from "./listing-work.ts";

export interface Refreshing {
  readonly codeInsee: string;
  readonly kinds: readonly ("house" | "land")[];
  readonly maxPriceEur?: number | undefined;
}

const THREE_YEARS_MS = 3 * 365.25 * 86_400_000;

const NO_KEY =
  "Aucune clé d'annonces : seules vos annonces déjà reçues, vos fichiers et vos liens sont montrés. Ajoutez une clé dans les paramètres.";
const OFF =
  "La recherche d'annonces en ligne est désactivée sur cette installation : vos fichiers et vos liens restent.";
const CUT = "Les 300 annonces les plus récentes de cette ville sont montrées : précisez le prix pour voir les autres.";

const COUNT = new Intl.NumberFormat("fr-FR");

/** What came before a source stopped answering, and why it did. */
const partly = (count: number, why: UpstreamFailure): string =>
  `Seules les ${COUNT.format(count)} annonces les plus récentes ont été reçues, les suivantes manquent. ${describeFailure(why)}`;

/** Whether adverts of a commune are served on this machine: then no key is asked for. */
const isLocal = ({ plan }: Lotir, codeInsee: string): boolean =>
  plan.local.some(({ codes }) => codes.includes(codeInsee));

/**
 * Asks the source about a city, with the organisation's key, and keeps what it tells for that organisation alone. What is
 * kept already is shown whatever happens: the state says what may be missing, and why.
 */
export const refreshListings = async (
  lotir: Lotir,
  organisationId: string,
  { codeInsee, kinds, maxPriceEur }: Refreshing,
): Promise<ToldOfCity> => {
  const source = LISTING_SOURCES.melo.label;
  const told = (status: ListingSourceState["status"], sentence: string | null, leftOut = {}) => ({
    state: { inseeCode: codeInsee, source, status, sentence },
    leftOut,
  });
  const local = isLocal(lotir, codeInsee);
  if (!local && !lotir.isListingSourceOn) return told("off", OFF);
  const key = local
    ? undefined
    : ((await openSecret(lotir, organisationId, "annonces")) ?? lotir.installedKeys.annonces);
  if (!local && key === undefined) return told("no-key", NO_KEY);
  const question = JSON.stringify([organisationId, codeInsee, kinds, maxPriceEur ?? null]);
  const known = lotir.listingWork.toldOf(question);
  if (known !== undefined) return known;
  return lotir.listingWork.once(question, async () => {
    const since = new Date(Date.parse(lotir.today()) - THREE_YEARS_MS).toISOString().slice(0, 10);
    const found = await lotir.connectors.of(codeInsee).searchListings({ codeInsee, kinds, maxPriceEur, since, key });
    if (!found.ok) return told("kept", describeFailure(found.failure));
    const { listings, isCut, broken, leftOut } = found.value.value;
    await lotir.database.application(organisationId, async (trx) => {
      await keepListings(trx, { source: "melo", commune: codeInsee, listings });
      await forgetOldListings(trx);
    });
    // The pages that are missing are asked again at the next search.
    if (broken !== undefined) return told("kept", partly(listings.length, broken), leftOut);
    const whole = told(isCut ? "cut" : "fresh", isCut ? CUT : null, leftOut);
    lotir.listingWork.remember(question, whole);
    return whole;
  });
};
