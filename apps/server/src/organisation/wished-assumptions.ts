import type { Assumptions, OwnAssumptions } from "@lotir/contract";

interface Wish {
  readonly assumptions?: { readonly [Field in keyof Assumptions]?: Assumptions[Field] | undefined } | undefined;
  readonly profile?: Assumptions["profile"] | undefined;
}

/** What a request changes wins; then what the organisation chose; then the public ones. */
export const wishedAssumptions = (own: OwnAssumptions, wish: Wish): Assumptions => {
  const changed = Object.fromEntries(Object.entries(wish.assumptions ?? {}).filter(([, value]) => value !== undefined));
  return { ...own.assumptions, ...changed, ...(wish.profile === undefined ? {} : { profile: wish.profile }) };
};
