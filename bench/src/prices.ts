/** `node bench/src/prices.ts`: the back-test of the prices, as `lotir bench prices` prints it. */
import { benchPrices } from "../../apps/cli/src/bench-prices.ts";

process.exitCode = await benchPrices(process.argv.slice(2));
