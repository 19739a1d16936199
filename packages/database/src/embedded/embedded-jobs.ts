import type { JobsConnection } from "../database.ts";
import { parameterText } from "../parameter-text.ts";
import { ROLE_NAMES, SEARCH_PATHS } from "../role.ts";
import { refuseInsideTransaction } from "../transaction-scope.ts";
import type { Channels } from "./channels.ts";
import { becoming } from "./embedded-connection.ts";
import type { Lease, Session } from "./session.ts";

const execute = async (lease: Lease, sql: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> => {
  if (values.length > 0) {
    const parameters = values.map(parameterText);
    return (await lease.ask({ kind: "alone", prelude: becoming("jobs"), sql, parameters })).rows;
  }
  const searchPath = SEARCH_PATHS.jobs;
  const results = await lease.askAll({ kind: "script", role: ROLE_NAMES.jobs, searchPath, sql });
  return results.flatMap((result) => result.rows);
};

/** pg-boss on the embedded home. Its statements without values may be whole scripts, with their own BEGIN and COMMIT. */
export const embeddedJobs = (session: Session, channels: Channels): JobsConnection => ({
  async executeSql(text, values = []) {
    refuseInsideTransaction();
    const lease = await session.lease("work");
    return { rows: await execute(lease, text, values).finally(() => lease.release()) };
  },
  async listen(channel, onNotification, onReconnect) {
    const stop = await channels.listen(channel, onNotification);
    onReconnect();
    return { close: stop };
  },
});
