/**
 * `npm run bench` measures the product on both homes; `npm run bench -- division [--sites N] [--full N]` the engine
 * alone, `npm run bench -- listings` adverts put beside parcels, `npm run bench -- dossier` a file of forty pages, `npm run bench -- lectures` what reads and memory cost, `npm run bench -- echelle [--parcels N] [--communes N] [--scan N]` a whole
 * fictional département on PostgreSQL, beside raw COPY and ST_AsMVT. Prices, règlements and real divisions have benches of their own: `lotir bench`.
 */
const [name] = process.argv.slice(2);
const BENCHES: Readonly<Record<string, string>> = {
  division: "./division-figures.ts",
  dossier: "./dossier-figures.ts",
  echelle: "./scale.ts",
  lectures: "./reads.ts",
  listings: "./listing-figures.ts",
};
await import(BENCHES[name ?? ""] ?? "./product-figures.ts");
