import type pg from "pg";
import type { JobsConnection } from "../database.ts";
import type { Listener } from "./listener.ts";
import type { ServerPool } from "./server-pool.ts";

/** pg-boss on a server. Without values, its text may be a whole script: the simple protocol, as it expects. */
export const serverJobs = (pool: ServerPool, listener: Listener): JobsConnection => ({
  executeSql: (text, values) =>
    pool.with(async (client) => {
      const results: pg.QueryResult | pg.QueryResult[] = await client.query(text, values);
      return { rows: Array.isArray(results) ? results.flatMap((each) => each.rows) : results.rows };
    }),
  async listen(channel, onNotification, onReconnect) {
    const stop = await listener.listen({ channel, onPayload: onNotification, onSubscribed: onReconnect });
    return { close: stop };
  },
});
