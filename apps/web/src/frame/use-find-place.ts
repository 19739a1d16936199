import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { operations } from "../api.ts";

const MINIMUM_LETTERS = 2;

/** Places for what is being typed: commune, postcode, address or cadastral reference. `commune` completes `AB 123`. */
export const useFindPlace = (typed: string, commune: string | undefined) => {
  const [q] = useDebouncedValue(typed.trim(), 180);
  return useQuery(
    operations.findPlace.queryOptions({
      input: commune === undefined ? { q } : { q, commune },
      enabled: q.length >= MINIMUM_LETTERS,
      placeholderData: keepPreviousData,
      select: ({ data }) => data,
    }),
  );
};
