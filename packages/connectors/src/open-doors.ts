import { type Egress, type EgressOptions, openEgress } from "./egress/open-egress.ts";
import { type OpenIdClient, type OpenIdSite, openIdSite } from "./openid/openid-site.ts";
import { basesOf, LIVE_FILE_BASES, LIVE_REDIRECT_HOSTS, type Sources } from "./sources.ts";

/** Who asks; and, for a test, what stands in the place of names and waits. */
type DoorMeans = Pick<EgressOptions, "userAgent" | "resolve" | "patience">;

/** The doors of the public sites: their own, and that of photos, which any public site may hold. */
export const openLiveDoors = (
  sources: Sources,
  means: DoorMeans,
): { readonly egress: Egress; readonly publicEgress: Egress } => ({
  egress: openEgress({
    ...means,
    bases: [...basesOf(sources), ...LIVE_FILE_BASES],
    redirectHosts: LIVE_REDIRECT_HOSTS,
  }),
  publicEgress: openEgress({ ...means, bases: [], isOpenToPublic: true }),
});

/** The provider that people may enter by, and the door that leads to it and nowhere else. */
export const openOpenIdSite = (
  { origins, ...client }: OpenIdClient & { readonly origins: readonly string[] },
  means: DoorMeans,
): { readonly egress: Egress; readonly site: OpenIdSite } => {
  const egress = openEgress({ ...means, bases: [client.issuer, ...origins] });
  return { egress, site: openIdSite(egress, client) };
};
