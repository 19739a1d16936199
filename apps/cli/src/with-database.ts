import { mkdirSync } from "node:fs";
import { type Database, openDatabase, openFailureSentence } from "@lotir/database";
import type { Env } from "@lotir/environment";
import { APP_VERSION } from "./version.ts";

/** Runs a command on the database of the environment; says in French why it cannot be opened. */
export const withDatabase = async (env: Env, work: (database: Database) => Promise<number>): Promise<number> => {
  mkdirSync(env.home, { recursive: true, mode: 0o700 });
  const opened = await openDatabase({
    home: env.database,
    appVersion: APP_VERSION,
    onProgress: (sentence) => console.error(sentence),
  });
  if (!opened.ok) {
    console.error(openFailureSentence(opened.failure));
    return 1;
  }
  try {
    return await work(opened.value);
  } finally {
    await opened.value.close();
  }
};
