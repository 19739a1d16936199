import type { Database, TerritoryTables } from "@lotir/database";
import type { CompiledQuery, Kysely, QueryExecutor } from "kysely";

interface PlanNode {
  readonly "Relation Name"?: string;
  readonly Plans?: readonly PlanNode[];
}

const touchedBy = (node: PlanNode): readonly string[] => {
  const own = node["Relation Name"];
  return [...(own === undefined ? [] : [own]), ...(node.Plans ?? []).flatMap(touchedBy)];
};

/** Every table that the plan of a statement names, even one that it would leave aside once run. Nothing is run. */
export const tablesTouched = async ({ jobs }: Database, query: CompiledQuery): Promise<readonly string[]> => {
  const { rows } = await jobs.executeSql(`explain (format json) ${query.sql}`, [...query.parameters]);
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
