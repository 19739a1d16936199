import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import type { Egress } from "../egress/open-egress.ts";
import type { SourceAccess } from "../source-access.ts";
import { foreignAddress } from "./read/foreign-address.ts";

const LIMITS = { receivedBytes: 10_000_000, totalMs: 20_000, headersMs: 10_000, tries: 1 } as const;

/**
 * The bytes of a photo of an advert, 10 MB at most: from the source itself where its path alone is kept, else from a public
 * site over https. No referrer goes with it, nor any key; a private network is refused at the door, redirected or not.
 */
export const fetchListingPhoto = async (
  access: SourceAccess & { readonly publicEgress: Egress },
  address: string,
): Promise<Result<Uint8Array, UpstreamFailure>> => {
  const { site, signal } = access;
  const isOwn = /^\/[^/\\]/.test(address);
  const checked = isOwn ? `${site.base}${address}` : foreignAddress(address);
  if (checked === null)
    return failure({ kind: "forbidden-address", source: site.name, address: address.slice(0, 100) });
  const egress = isOwn ? access.egress : access.publicEgress;
  const sent = await egress.send({
    source: site.name,
    url: new URL(checked),
    accept: "image/jpeg,image/png,image/webp",
    limits: LIMITS,
    signal,
  });
  return sent.ok ? success(sent.value.body) : sent;
};
