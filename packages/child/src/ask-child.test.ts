import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { askChild } from "./ask-child.ts";
import { oneAtATime } from "./one-at-a-time.ts";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "lotir-enfant-")));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = (
  program: string,
  { longestMs = 30_000, mostAnswered = 1_000_000 }: { longestMs?: number; mostAnswered?: number } = {},
) => {
  const script = join(folder, `${crypto.randomUUID()}.mjs`);
  writeFileSync(script, program);
  const bounds = { memoryMegabytes: 500, reads: [folder] };
  return askChild({ script, bounds, given: "donné", longestMs, mostAnswered });
};

const textOf = (answer: Awaited<ReturnType<typeof ask>>): string =>
  answer.kind === "answered" ? new TextDecoder().decode(answer.bytes) : answer.kind;

test("un enfant reçoit ce qu'on lui donne et rend toute sa réponse", async () => {
  const echo = `process.stdin.setEncoding("utf8").on("data", (text) => process.stdout.write(text.toUpperCase()));`;
  expect(textOf(await ask(echo))).toBe("DONNÉ");
});

test("celui qui ne finit pas est arrêté, avec tout ce qu'il est devenu", async () => {
  expect(await ask("setInterval(() => {}, 1000);", { longestMs: 500 })).toEqual({ kind: "too-slow" });
});

test("celui qui parle trop est arrêté", async () => {
  const endless = `const more = () => { while (process.stdout.write("x".repeat(65536))); process.stdout.once("drain", more); }; more();`;
  expect(await ask(endless, { mostAnswered: 200_000 })).toEqual({ kind: "too-much" });
});

test("celui qui meurt n'a rien dit, et sa plainte n'est pas une réponse", async () => {
  expect(textOf(await ask(`console.error("x".repeat(500000)); process.exit(1);`))).toBe("");
});

test("il ne voit ni notre environnement, ni nos dossiers, et n'écrit nulle part", async () => {
  process.env.LOTIR_ESSAI_SECRET = "secret";
  const written = join(folder, "écrit");
  const looks = `import { readdirSync, writeFileSync } from "node:fs";
    const tried = (work) => { try { return work(); } catch (error) { return error.code; } };
    console.log(JSON.stringify([process.env.LOTIR_ESSAI_SECRET ?? null, process.cwd(), tried(() => readdirSync("/etc")),
      tried(() => writeFileSync(${JSON.stringify(written)}, "x"))]));`;
  expect(JSON.parse(textOf(await ask(looks)))).toEqual([null, "/", "ERR_ACCESS_DENIED", "ERR_ACCESS_DENIED"]);
  expect(existsSync(written)).toBe(false);
});

test("un à la fois, dans l'ordre, même après un échec", async () => {
  const turns = oneAtATime();
  const heard: string[] = [];
  const work = (name: string, ms: number) => async () => {
    heard.push(`${name} commence`);
    await setTimeout(ms);
    heard.push(`${name} finit`);
    if (name === "b") throw new Error(name);
  };
  const outcomes = await Promise.allSettled([turns(work("a", 20)), turns(work("b", 1)), turns(work("c", 1))]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(heard).toEqual(["a", "b", "c"].flatMap((name) => [`${name} commence`, `${name} finit`]));
});
