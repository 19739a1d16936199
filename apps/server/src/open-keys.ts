import type { Env } from "@lotir/environment";
import { openFolderStorage, openS3Storage, openVault } from "@lotir/storage";
import { readSecret } from "./identity/index.ts";
import { openListingWork } from "./listing/listing-work.ts";

/** The secret of the installation, what seals the keys of organisations, and its own keys of paid services. */
export const openKeys = (env: Env) => {
  const secret = env.secret ?? readSecret(env.home);
  const installedKeys = env.listings.key === undefined ? {} : { annonces: env.listings.key };
  const listings = { listingWork: openListingWork(), isListingSourceOn: env.listings.isOn };
  return { secret, shared: { vault: openVault(secret, "clés des organisations"), installedKeys, ...listings } };
};

/** Where photos and pieces stand. */
export const openObjects = ({ objects }: Env) =>
  objects.kind === "s3" ? openS3Storage(objects.place) : openFolderStorage(objects.folder);
