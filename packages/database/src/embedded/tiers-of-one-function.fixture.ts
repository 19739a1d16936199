import { setTimeout } from "node:timers/promises";
import { compileEngines } from "./compile-tier.ts";

/** `(func (export "f") (param i32) (result i32) local.get 0, i32.const n, i32.add)`: V8 keeps one code per module, hence n. */
const moduleAdding = (n: number): Uint8Array<ArrayBuffer> => {
  const type = [1, 6, 1, 0x60, 1, 0x7f, 1, 0x7f];
  const body = [0, 0x20, 0, 0x41, n, 0x6a, 0x0b];
  const code = [10, body.length + 2, 1, body.length, ...body];
  return Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...type, 3, 2, 1, 0, 7, 5, 1, 1, 0x66, 0, 0, ...code]);
};

/** As much of the engine's own global as is used here: the types of Node leave it to those of browsers. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object) => { readonly exports: Readonly<Record<string, unknown>> };
};

// Natives of V8, which only a parser told of them reads (`--allow-natives-syntax`).
const isWellCompiled = new Function("f", "return %IsTurboFanFunction(f)") as (f: unknown) => boolean;

const BURST = 1_000_000;
const BURSTS = 200;

/** Calls a new function until V8 compiles it well; false where it never does. */
const becomesWell = async (n: number): Promise<boolean> => {
  const add = new WebAssembly.Instance(new WebAssembly.Module(moduleAdding(n))).exports.f as (value: number) => number;
  for (let burst = 0, value = 0; burst < BURSTS; burst++) {
    for (let call = 0; call < BURST; call++) value = add(value);
    if (isWellCompiled(add)) return true;
    // Compiling goes on in other threads.
    await setTimeout(5);
  }
  return false;
};

const said: boolean[] = [];
for (const [rank, tier] of (["optimised", "plain", "optimised"] as const).entries()) {
  compileEngines(tier);
  said.push(await becomesWell(rank + 1));
}
console.log(JSON.stringify(said));
