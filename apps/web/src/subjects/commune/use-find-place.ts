import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

const MINIMUM_LETTERS = 2;
const FRESH_MS = 5 * 60_000;

/** Places for what is being typed: commune, postcode, address or cadastral reference. `commune` completes `AB 123`. */
export const useFindPlace = (typed: string, commune: string | undefined) => {
  const [q] = useDebouncedValue(typed.trim(), 180);
  return useQuery(
    operations.findPlace.queryOptions({
      input: commune === undefined ? { q } : { q, commune },
      enabled: q.length >= MINIMUM_LETTERS,
      placeholderData: keepPreviousData,
      // What a silent source left out is asked for again at once.
      staleTime: ({ state }) => (state.data?.unavailable == null ? FRESH_MS : 0),
      select: ({ data, unavailable }) => ({ places: data, unavailable }),
    }),
  );
};
