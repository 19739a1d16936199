import { advertGroundVersion, askAdverts } from "@lotir/territory";
import type { Lotir } from "../lotir.ts";
import { advertOf } from "./advert-of.ts";
import { findListings, keepMatches, type StoredListing } from "./listing-store.ts";

/** The parcels behind one advert that somebody looks at, before those of its whole commune are found. */
export const matchListing = async (
  lotir: Lotir,
  organisationId: string,
  kept: StoredListing,
): Promise<"matched" | "not-loaded"> => {
  const { territory } = lotir.database;
  const { commune: codeInsee } = kept;
  const groundVersion = await advertGroundVersion(territory, codeInsee);
  if (groundVersion === undefined) return "not-loaded";
  if (kept.groundVersion === groundVersion) return "matched";
  return lotir.listingWork.once(`${organisationId} ${kept.id} ${groundVersion}`, async () => {
    const question = { kind: "match", adverts: [advertOf(kept)] } as const;
    const answer = await askAdverts(territory, { codeInsee, question }, { threads: lotir.threads });
    if (answer === undefined) return "not-loaded";
    const { matches } = answer;
    await lotir.database.application(organisationId, (trx) => keepMatches(trx, { matches, groundVersion }));
    return "matched";
  });
};

/** Adverts put to a thread at once: a stop between two is a second away. */
const AT_ONCE = 150;

/**
 * The adverts of a commune with the parcels that may be behind each, looked for once per edition of the ground and of the
 * advert. Undefined where the commune is not loaded. Two members who ask at once wait for the same work.
 */
export const matchListings = async (
  lotir: Lotir,
  organisationId: string,
  codeInsee: string,
): Promise<readonly StoredListing[] | undefined> => {
  const { territory } = lotir.database;
  const groundVersion = await advertGroundVersion(territory, codeInsee);
  if (groundVersion === undefined) return undefined;
  return lotir.listingWork.once(`${organisationId} ${codeInsee} ${groundVersion}`, async () => {
    const read = () => lotir.database.application(organisationId, (trx) => findListings(trx, [codeInsee]));
    const late = (await read()).filter((each) => each.groundVersion !== groundVersion);
    for (let from = 0; from < late.length; from += AT_ONCE) {
      const adverts = late.slice(from, from + AT_ONCE).map(advertOf);
      const question = { kind: "match", adverts } as const;
      const answer = await askAdverts(territory, { codeInsee, question }, { threads: lotir.threads });
      if (answer === undefined) return undefined;
      const { matches } = answer;
      await lotir.database.application(organisationId, (trx) => keepMatches(trx, { matches, groundVersion }));
    }
    return read();
  });
};
