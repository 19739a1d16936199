import { afterEach, describe, expect, test, vi } from "vitest";
import { libpqEnvironment, runTool, toolSentence } from "./pg-tools.ts";

afterEach(() => void vi.unstubAllEnvs());

describe("the connection, as libpq reads it", () => {
  test.each([
    [
      "postgres://ana:p%40ss@base.example:5433/lotir?sslmode=require",
      {
        PGHOST: "base.example",
        PGPORT: "5433",
        PGUSER: "ana",
        PGPASSWORD: "p@ss",
        PGDATABASE: "lotir",
        PGSSLMODE: "require",
      },
    ],
    ["postgres://ana@[::1]/lotir", { PGHOST: "::1", PGUSER: "ana", PGDATABASE: "lotir" }],
    ["postgres://ana@localhost/lotir?host=/run/pg", { PGHOST: "/run/pg", PGUSER: "ana", PGDATABASE: "lotir" }],
  ])("%s", (url, expected) => expect(libpqEnvironment(url)).toEqual(expected));
});

test("a tool that is not there is named, with what brings it", async () => {
  vi.stubEnv("PATH", "/nowhere");
  expect(await runTool("pg_dump", [], "postgres://ana:secret@127.0.0.1:1/lotir")).toEqual({
    ok: false,
    sentence: "pg_dump n'est pas installé ici (Debian : postgresql-client).",
  });
});

test.each([
  ["pg_dump: error: aborting because of server version mismatch", "plus ancien que le serveur"],
  ["pg_restore: error: unsupported version (1.16) in file header", "plus ancien que celui qui a écrit"],
  ["query would be affected by row-level security policy", "ne voit pas toutes les lignes"],
  [
    'connection to server at "base.example", port 5432 failed: Connection refused',
    "base.example:5432/lotir ne répond pas",
  ],
  ["something else", "a refusé : something else"],
])("%s", (said, expected) => expect(toolSentence("pg_restore", said, "base.example:5432/lotir")).toContain(expected));
