/**
 * `npm run bench` measures the product on both homes; `npm run bench -- division [--sites N] [--full N]` the engine
 * alone. Prices, règlements and real divisions have benches of their own: `lotir bench`.
 */
const [name] = process.argv.slice(2);
await import(name === "division" ? "./division-figures.ts" : "./product-figures.ts");
