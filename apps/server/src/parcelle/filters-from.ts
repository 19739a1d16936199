import type { SearchFilters } from "@lotir/contract";
import type { ParcelleFilters } from "@lotir/territory";

const wordsOf = (list: string | undefined): readonly string[] | undefined => {
  const words = list
    ?.split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
  return words?.length === 0 ? undefined : words;
};

/** The wire's filters in the territory's words; the list and the tiles share them. */
export const filtersFrom = ({ zones, built, verdicts, access, ...figures }: SearchFilters): ParcelleFilters => {
  const libelles = wordsOf(zones);
  const asked = { verdicts: wordsOf(verdicts), access: wordsOf(access) };
  return {
    ...figures,
    ...asked,
    ...(libelles === undefined ? {} : { zones: libelles }),
    ...(built === "bati" || built === "nu" ? { built } : {}),
  };
};
