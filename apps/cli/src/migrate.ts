import { parseArgs } from "node:util";
import { openFailureSentence, planMigrations } from "@lotir/database";
import { type Env, readEnv } from "@lotir/environment";
import { withDatabase } from "./with-database.ts";

const tell = (missing: readonly string[]): void => {
  if (missing.length === 0) console.log("La base est à jour : rien à appliquer.");
  else console.log(["À appliquer, dans cet ordre :", ...missing.map((name) => `  ${name}`)].join("\n"));
};

const plan = async ({ database }: Env): Promise<number> => {
  if (database.kind === "embedded") {
    console.error(
      "La base embarquée n'est qu'à un processus : elle se met à jour quand il l'ouvre, rien ne s'y prépare.",
    );
    return 1;
  }
  const planned = await planMigrations(database);
  if (!planned.ok) {
    console.error(openFailureSentence(planned.failure));
    return 1;
  }
  tell(planned.value);
  return 0;
};

/** `lotir migrate`: brings the base up to date and stops there; with `--dry-run`, says what that would be. */
export const migrate = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({ args, options: { "dry-run": { type: "boolean", default: false } } });
  const environment = readEnv(process.env);
  if (!environment.ok) {
    console.error(environment.sentence);
    return 1;
  }
  if (values["dry-run"]) return plan(environment.env);
  return withDatabase(environment.env, async () => {
    console.log("La base est à jour.");
    return 0;
  });
};
