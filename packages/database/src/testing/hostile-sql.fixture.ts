import fc from "fast-check";
import { ORGANISATION_A, ORGANISATION_B } from "./two-organisations.fixture.ts";

/** Statements that one transaction sends, drawn at random: what somebody inside it may try against another organisation. */
export type Attack = readonly string[];

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The canary of B, never whole in a statement: heard, it came from a row. */
const CANARY = "'%CANARI-' || 'DE-B%'";

const seal = fc.oneof(
  fc.constantFrom(
    ORGANISATION_B,
    `${ORGANISATION_B}.`,
    `${ORGANISATION_B}.${ORGANISATION_A}`,
    ` ${ORGANISATION_B}`,
    ORGANISATION_B.toUpperCase(),
    "",
    "null",
  ),
  fc
    .string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 64, maxLength: 64 })
    .map((forged) => `${ORGANISATION_B}.${forged}`),
  fc.string({ maxLength: 40 }).map((text) => text.replaceAll("\0", "")),
);

const role = fc.constantFrom(
  "postgres",
  "lotir_owner",
  "lotir_jobs",
  "lotir_identity",
  "none",
  "lotir_application",
  "pg_read_all_data",
  "pg_write_all_data",
);

/** What would make the rest of the transaction somebody else's. */
const escalation = fc.oneof(
  role.map((name) => `set role ${name}`),
  role.map((name) => `set local role ${name}`),
  role.map((name) => `select set_config('role', ${quoted(name)}, true)`),
  role.map((name) => `set session authorization ${name}`),
  seal.map((value) => `select set_config('app.organisation', ${quoted(value)}, true)`),
  seal.map((value) => `select app.enter(${quoted(value)})`),
  fc.constantFrom(
    "reset role",
    "reset all",
    "discard all",
    "reset app.organisation",
    "set row_security = off",
    "select set_config('row_security', 'off', false)",
    "set search_path to pg_temp, app",
    "set session_replication_role = replica",
    `select app.enter(replace(current_setting('app.organisation', true), '${ORGANISATION_A}', '${ORGANISATION_B}'))`,
  ),
);

const predicate = fc.constantFrom(
  "true",
  `t.organisation_id = '${ORGANISATION_B}'`,
  `t.organisation_id <> '${ORGANISATION_A}'`,
  "t.organisation_id is distinct from app.current_organisation()",
  `t::text ilike ${CANARY}`,
  "t.ctid is not null",
  "1 = 1 or t.organisation_id is null",
  "not (t.organisation_id = any (array[app.current_organisation()]))",
  "t.organisation_id::text ~ '^0b'",
);

const shown = fc.constantFrom("t.*", "to_jsonb(t)", "t::text", "t", "row_to_json(t)", "md5(t::text), t");

/** Reads of a table and of another beside it. */
const reading = (table: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .record({ one: table, other: table, where: predicate, what: shown })
    .chain(({ one, other, where, what }) =>
      fc.constantFrom(
        `select ${what} from ${one} t where ${where}`,
        `select ${what} from ${one} t where ${where} union all select ${what} from ${one} t`,
        `select ${what}, o from ${one} t join ${other} o on o.organisation_id = t.organisation_id where ${where}`,
        `select ${what}, o from ${one} t cross join lateral (select * from ${other} where organisation_id <> t.organisation_id) o`,
        `select t::text, o::text from ${one} t full join ${other} o on t.organisation_id = o.organisation_id`,
        `with seen as materialized (select * from ${one} t where ${where}) select seen::text from seen`,
        `with recursive seen as (select t::text as row, 1 as n from ${one} t union all select row, n + 1 from seen where n < 2) select * from seen`,
        `select string_agg(t::text, ' ') over (partition by t.organisation_id) from ${one} t`,
        `select (select string_agg(t::text, ' ') from ${one} t where ${where})`,
        `select ${what} from ${one} t where ${where} for update`,
        `select ${what} from ${one} t tablesample system (100) where ${where}`,
        `select 1 / (case when exists (select from ${one} t where ${where} and t::text ilike ${CANARY}) then 0 else 1 end)`,
        `select cast(t::text as integer) from ${one} t where ${where}`,
        `table ${one}`,
        `values ((select json_agg(t) from ${one} t where ${where}))`,
        `explain (analyze, verbose) select * from ${one} t where ${where}`,
        `declare seen cursor for select * from ${one} t where ${where}; fetch all from seen`,
        `copy (select * from ${one} t where ${where}) to stdout`,
        `do $$ declare r record; begin for r in select * from ${one} t where ${where} loop raise exception '%', r; end loop; end $$`,
        `create temp table seen as select * from ${one} t where ${where}`,
        `create view app.seen as select * from ${one}`,
        `select query_to_xml('select * from ${one}', true, true, '')`,
        `select most_common_vals from pg_stats where tablename = '${one.split(".")[1] ?? ""}'`,
      ),
    );

/** Writes of a table, and of the rules that guard it. */
const changing = (table: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .record({ one: table, other: table, where: predicate })
    .chain(({ one, other, where }) =>
      fc.constantFrom(
        `update ${one} t set organisation_id = t.organisation_id where ${where} returning t.*`,
        `update ${one} t set organisation_id = '${ORGANISATION_B}' where ${where} returning t.*`,
        `update ${one} t set organisation_id = o.organisation_id from ${other} o where o.organisation_id <> t.organisation_id returning t.*, o.*`,
        `delete from ${one} t where ${where} returning t.*`,
        `delete from ${one} t using ${other} o where o.organisation_id is distinct from t.organisation_id returning t.*, o.*`,
        `insert into ${one} select * from ${one} returning *`,
        `insert into ${one} select (jsonb_populate_record(t, '{"organisation_id": "${ORGANISATION_B}"}')).* from ${one} t returning *`,
        `insert into ${one} (organisation_id) values ('${ORGANISATION_B}') on conflict do nothing returning *`,
        `merge into ${one} t using ${one} o on true when matched then delete`,
        `truncate ${one} cascade`,
        `lock table ${one} in access exclusive mode`,
        `alter table ${one} disable row level security`,
        `alter table ${one} no force row level security`,
        `drop policy own_organisation on ${one}`,
        `create policy open on ${one} using (true)`,
        `alter policy own_organisation on ${one} using (true)`,
        `grant all on ${one} to public`,
        `create trigger leak before insert on ${one} for each row execute function app.next_version()`,
        `create rule leak as on select to ${one} do instead select 1`,
        `comment on table ${one} is 'lu'`,
        `create function app.leak() returns text language sql security definer as $$ select t::text from ${one} t limit 1 $$`,
        "create or replace function app.current_organisation() returns uuid language sql as 'select null::uuid'",
        `delete from auth.organization where id = '${ORGANISATION_B}'`,
        `update auth.member set organization_id = '${ORGANISATION_B}'`,
        "drop schema app cascade",
      ),
    );

/** Transactions of one to four statements on any table of `app`. */
export const attacks = (tables: readonly string[]): fc.Arbitrary<Attack> => {
  const table = fc.constantFrom(...tables);
  const statement = fc.oneof({ weight: 5, arbitrary: reading(table) }, { weight: 4, arbitrary: changing(table) });
  const then = fc.array(statement, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    { weight: 3, arbitrary: then },
    { weight: 2, arbitrary: fc.tuple(escalation, then).map(([first, rest]) => [first, ...rest]) },
  );
};
