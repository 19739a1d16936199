import type { Place } from "@lotir/connectors";
import { describeFailure } from "@lotir/foncier";
import { refuse } from "../../http/refuse.ts";
import type { Lotir } from "../../lotir.ts";

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\(.*?\)/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

/** Any street of a local commune looks like any other: only a text that names the commune means it. */
const named = async ({ jobs, plan }: Lotir, text: string): Promise<string[]> => {
  const codes = plan.local.flatMap((local) => [...local.codes]);
  const known = await Promise.all(codes.map(async (code) => ({ code, name: (await jobs.progress(code)).name })));
  return known.flatMap(({ code, name }) =>
    text.includes(code) || (name !== null && plain(text).includes(plain(name))) ? [code] : [],
  );
};

/** The best match of an address: in the communes served on this machine that it names, else by the live source. */
export const placeOfAddress = async (lotir: Lotir, text: string): Promise<Place> => {
  const [local] = await named(lotir, text);
  const found = await lotir.connectors.of(local ?? "").searchPlaces({ text, limit: 3 });
  if (!found.ok) throw refuse("source-unavailable", undefined, describeFailure(found.failure));
  const [best] = found.value?.value ?? [];
  if (best === undefined) throw refuse("place-not-found", { address: text });
  return best;
};
