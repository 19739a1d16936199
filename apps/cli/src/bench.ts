const BENCHES: Readonly<Record<string, () => Promise<(args: string[]) => Promise<number>>>> = {
  prices: async () => (await import("./bench-prices.ts")).benchPrices,
  plu: async () => (await import("./bench-plu.ts")).benchPlu,
  auctions: async () => (await import("./bench-auctions.ts")).benchAuctions,
  division: async () => (await import("./bench-division.ts")).benchDivision,
};

/** `lotir bench <name>`: the figures we publish, measured again. */
export const bench = async ([name = "", ...args]: string[]): Promise<number> => {
  const load = BENCHES[name];
  if (load === undefined) {
    console.error(`Banc d'essai inconnu : « ${name} ». Connus : ${Object.keys(BENCHES).join(", ")}.`);
    return 1;
  }
  return (await load())(args);
};
