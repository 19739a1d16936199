import type { Database, TerritoryTables } from "@lotir/database";
import type { CompiledQuery, Kysely, QueryExecutor } from "kysely";

interface PlanNode {
  readonly "Relation Name"?: string;
  readonly "Actual Loops": number;
  readonly Plans?: readonly PlanNode[];
}

const touchedBy = (node: PlanNode): readonly string[] => {
  const own = node["Relation Name"] !== undefined && node["Actual Loops"] > 0 ? [node["Relation Name"]] : [];
  return [...own, ...(node.Plans ?? []).flatMap(touchedBy)];
};

/** Every table whose part of the plan was run at least once to answer a question. What it writes is written. */
export const tablesTouched = async ({ jobs }: Database, query: CompiledQuery): Promise<readonly string[]> => {
  const { rows } = await jobs.executeSql(`explain (analyze, format json) ${query.sql}`, [...query.parameters]);
  const plans = rows.flatMap((row) => row["QUERY PLAN"] as readonly { readonly Plan: PlanNode }[]);
  return plans.flatMap(({ Plan }) => touchedBy(Plan));
};

/** A reader or a writer of the territory that says, before each answer to a written statement, which tables it takes. */
export const explained = (
  database: Database,
  onTouched: (tables: readonly string[]) => void,
  door: Kysely<TerritoryTables> = database.territory,
): Kysely<TerritoryTables> => {
  const executor = door.getExecutor();
  const explaining: QueryExecutor = new Proxy(executor, {
    get: (target, name) => {
      if (name !== "executeQuery") return Reflect.get(target, name).bind(target);
      return async (query: CompiledQuery) => {
        onTouched(await tablesTouched(database, query));
        return target.executeQuery(query);
      };
    },
  });
  return new Proxy(door, {
    get: (target, name) => {
      if (name === "getExecutor") return () => explaining;
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
};
