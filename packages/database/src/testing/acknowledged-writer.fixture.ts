import { openDatabase } from "../open-database.ts";
import type { Home } from "../open-options.ts";
import { ORGANISATION_A } from "./two-organisations.fixture.ts";

// A process of its own, killed by the test: writes one line after another and says each number once it is committed.
const [where = "", from = "0"] = process.argv.slice(2);
const home: Home = JSON.parse(where);
const opened = await openDatabase({ home, appVersion: "0.0.0-test" });
if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
process.stdout.write("ready\n");
for (let number = Number(from); ; number++) {
  await opened.value.application(ORGANISATION_A, (trx) =>
    trx
      .insertInto("app.audit")
      .values({ actor_id: null, action: "written", subject: String(number) })
      .execute(),
  );
  process.stdout.write(`${number}\n`);
}
