import type { City } from "@lotir/contract";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { api, operations, queryClient } from "../../kit/api.ts";

/** Spec 1 §5: fewer typed characters give no suggestion. */
export const MINIMUM_LETTERS = 2;
const FRESH_MS = 5 * 60_000;

export const useAutocompleteCities = (typed: string) => {
  const [q] = useDebouncedValue(typed.trim(), 180);
  return useQuery(
    operations.autocompleteCities.queryOptions({
      input: { q },
      enabled: q.length >= MINIMUM_LETTERS,
      placeholderData: keepPreviousData,
      // What a silent source left out is asked for again at once.
      staleTime: ({ state }) => (state.data?.unavailable == null ? FRESH_MS : 0),
      select: ({ data, unavailable }) => ({ cities: data, unavailable }),
    }),
  );
};

const cityKey = (insee: string) => ["city", insee];

/** Remembers a chosen city, so that the address only has to carry its code. */
export const rememberCity = (city: City): void => {
  queryClient.setQueryData(cityKey(city.insee), city);
};

const unnamed = (insee: string): City => ({
  id: insee,
  insee,
  name: insee,
  zipcode: "",
  population: null,
  centre: null,
  fictional: false,
});

const findCity = async (insee: string): Promise<City> => {
  const { data, unavailable } = await api.autocompleteCities({ code: insee });
  const found = data.find((city) => city.insee === insee);
  if (found !== undefined) return found;
  const { data: commune } = await api.showCommune({ codeInsee: insee });
  // Asked again later rather than remembered without its name.
  if (unavailable !== null && commune.name === null) throw new Error(unavailable);
  return { ...unnamed(insee), name: commune.name ?? insee, fictional: commune.fictional };
};

/** The cities of an address, by their codes; a code stands for its own name until the answer comes. */
export const useCities = (codes: readonly string[]): readonly City[] =>
  useQueries({
    queries: codes.map((insee) => ({
      queryKey: cityKey(insee),
      queryFn: () => findCity(insee),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (answers) => answers.map(({ data }, index) => data ?? unnamed(codes[index] ?? "")),
  });
