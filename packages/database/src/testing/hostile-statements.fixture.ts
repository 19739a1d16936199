import { CANARY_A, ORGANISATION_A, ORGANISATION_B } from "./two-organisations.fixture.ts";

const FORGED = [
  ORGANISATION_B,
  `${ORGANISATION_B}.`,
  `${ORGANISATION_B}.${"0".repeat(64)}`,
  `${ORGANISATION_B}.${ORGANISATION_B}`,
  "",
  "'",
  "postgres",
];

const READ_ALL = "select * from app.property";

/** What somebody inside a statement may try in order to read what is not theirs. Each list is one transaction. */
export const READING: readonly (readonly string[])[] = [
  [READ_ALL],
  ["select * from app.audit"],
  [`${READ_ALL} where organisation_id = '${ORGANISATION_B}'`],
  [`${READ_ALL} where true or organisation_id = '${ORGANISATION_B}'`],
  [`${READ_ALL} union all select * from app.property where organisation_id = '${ORGANISATION_B}'`],
  ["select (select string_agg(p.name, ',') from app.property p)"],
  ["select a.name, b.name from app.property a join app.property b on a.parcelle_id = b.parcelle_id"],
  ["select p from app.property p for update"],
  ["with seen as materialized (select * from app.property) select * from seen"],
  ["select to_jsonb(p) from app.property p"],
  // Errors that would quote the value of a row that a policy should have hidden first.
  ["select * from app.property where name::integer > 0"],
  [`select * from app.property where 1 / (case when name = '${CANARY_A}' then 1 else 0 end) = 1`],
  // Forged organisations.
  ...FORGED.flatMap((value) => [
    [`select set_config('app.organisation', '${value.replaceAll("'", "''")}', true)`, READ_ALL],
    [`select app.enter('${value.replaceAll("'", "''")}')`, READ_ALL],
    [
      `with forged as materialized (select app.enter('${value.replaceAll("'", "''")}')) select * from forged, app.property`,
    ],
  ]),
  [
    `select app.enter(replace(current_setting('app.organisation'), '${ORGANISATION_A}', '${ORGANISATION_B}'))`,
    READ_ALL,
  ],
  [`set local app.organisation = '${ORGANISATION_B}'`, READ_ALL],
  ["reset app.organisation", READ_ALL],
  ["reset all", READ_ALL],
  ["discard all", READ_ALL],
  // Other roles.
  ["reset role", READ_ALL],
  ["set role none", READ_ALL],
  ["set local role postgres", READ_ALL],
  ["set role lotir_owner", READ_ALL],
  ["set role lotir_identity", 'select * from auth."user"'],
  ["set session authorization postgres", READ_ALL],
  ["select set_config('role', 'postgres', true)", READ_ALL],
  ["select set_config('role', 'none', false)", READ_ALL],
  ["select set_config('role', 'lotir_owner', true)", READ_ALL],
  ["select set_config('session_authorization', 'postgres', true)", READ_ALL],
  ["select set_config('row_security', 'off', true)", READ_ALL],
  ["set row_security = off", READ_ALL],
  // Several statements in one, and other ways to run text.
  [`select 1; select app.enter('${ORGANISATION_B}'); ${READ_ALL}`],
  ["do $$ begin execute 'set role postgres'; end $$", READ_ALL],
  ["prepare hidden as select * from app.property", "execute hidden"],
  ["declare hidden cursor for select * from app.property", "fetch all from hidden"],
  [`select query_to_xml('${READ_ALL}', true, true, '')`],
  ["select query_to_xml('set role postgres', true, true, '')", READ_ALL],
  ["select schema_to_xml('app', true, true, '')"],
  ["select * from ts_stat('select to_tsvector(name) from app.property')"],
  ["explain analyze select * from app.property"],
  ["copy app.property to stdout"],
  ["copy (select * from app.property) to program 'cat > /tmp/leak'"],
  // Secrets and the catalogue.
  ['select * from auth."user"'],
  ["select * from auth.session"],
  ["select * from auth.account"],
  ["select * from auth.organization"],
  ["select * from auth.member"],
  ["select * from auth.organisation_seal"],
  ["select * from pg_authid"],
  ["select * from pg_catalog.pg_statistic"],
  ["select most_common_vals, histogram_bounds from pg_stats where schemaname = 'app'"],
  ["select pg_read_file('PG_VERSION')"],
  ["select pg_ls_dir('.')"],
  ["select lo_import('/etc/passwd')"],
  ["select query from pg_stat_activity"],
  ["select * from jobs.job"],
];

/** What tells of rows that a policy hides without reading one: each is refused, whatever it would have said. */
export const TELLING: readonly string[] = [
  "select st_estimatedextent('app', 'property', 'geometry')::text",
  "select st_estimatedextent('app', 'property', 'geometry', true)::text",
  "select _postgis_index_extent('app.property', 'geometry')::text",
  "select _postgis_stats('app.property', 'geometry')",
  "select _postgis_selectivity('app.property', 'geometry', st_makeenvelope(0, 0, 1, 1, 4326))",
  "select reltuples from pg_class where oid = 'app.property'::regclass",
  "select relpages from pg_class where oid = 'app.property'::regclass",
  "select c.* from pg_class c where oid = 'app.property'::regclass",
  "select n_live_tup, n_tup_ins from pg_stat_user_tables where schemaname = 'app'",
  "select pg_stat_get_live_tuples('app.property'::regclass)",
  "select pg_total_relation_size('app.property'::regclass)",
  "select pg_relation_size('app.property'::regclass)",
  "select pg_database_size(current_database())",
  "select * from pg_stats where schemaname = 'app'",
  "select * from pg_stats_ext",
  "select query from pg_stat_activity",
  "select lo_create(0)",
  "select lo_from_bytea(0, 'x')",
  "select pg_notify('lotir', 'forged')",
  "select query_to_xml('select * from app.property', true, true, '')",
  "select st_findextent('app', 'property', 'geometry')::text",
  "select pg_terminate_backend(pg_backend_pid())",
  "select pg_sleep(60)",
];

/** What somebody may try in order to change what is not theirs, or the rules themselves. */
export const CHANGING: readonly (readonly string[])[] = [
  ["update app.property set name = 'volé'"],
  [`update app.property set name = 'volé' where organisation_id = '${ORGANISATION_B}'`],
  [`update app.property set organisation_id = '${ORGANISATION_B}'`],
  ["update app.property set id = gen_random_uuid()"],
  ["update app.property set version = 99"],
  ["update app.property set created_by = null"],
  ["delete from app.property"],
  [`delete from app.property where organisation_id = '${ORGANISATION_B}'`],
  [
    `insert into app.property (organisation_id, parcelle_id, name, vintage, geometry)
     select '${ORGANISATION_B}', '332340000A0009', 'posé chez B', '2026', geometry from app.property limit 1`,
  ],
  [
    `select app.enter('${ORGANISATION_B}')`,
    `insert into app.property (parcelle_id, name, vintage, geometry)
     values ('332340000A0009', 'posé chez B', '2026', 'MULTIPOLYGON EMPTY')`,
  ],
  [
    `merge into app.property p using (select '332340000A0001' as id) s on p.parcelle_id = s.id
     when matched then update set name = 'volé' when not matched then do nothing`,
  ],
  [
    `insert into app.property (parcelle_id, name, vintage, geometry)
     values ('332340000A0001', 'volé', '2026', 'SRID=4326;MULTIPOLYGON EMPTY')
     on conflict (organisation_id, parcelle_id) do update set name = 'volé', organisation_id = '${ORGANISATION_B}'`,
  ],
  ["truncate app.property"],
  ["truncate app.audit"],
  ["update app.audit set subject = 'effacé'"],
  ["delete from app.audit"],
  [`insert into app.audit (organisation_id, action, subject) values ('${ORGANISATION_B}', 'x', 'x')`],
  ["insert into app.audit (happened_at, action, subject) values ('2000-01-01', 'x', 'x')"],
  ["alter table app.property disable row level security"],
  ["alter table app.property no force row level security"],
  ["alter table app.property owner to current_user"],
  ["drop policy own_organisation on app.property"],
  ["create policy everything on app.property using (true)"],
  ["drop table app.property"],
  ["create table app.mine (id int)"],
  ["create table public.mine (id int)"],
  ["create temp table mine as select * from app.property"],
  ["select * into mine from app.property"],
  ["create schema mine"],
  ["create function pg_temp.mine() returns int language sql as 'select 1'"],
  ["create or replace function app.current_organisation() returns uuid language sql as 'select null::uuid'"],
  ["create view app.everything as select * from app.property"],
  ["create extension plpython3u"],
  ["grant select on app.property to public"],
  ["grant lotir_owner to current_user"],
  ["alter role current_user superuser"],
  ["alter system set row_security = off"],
  ["update pg_catalog.pg_class set relrowsecurity = false"],
  ["delete from pg_catalog.pg_policy"],
  ["insert into territory.commune (code, name, departement, source, vintage) values ('99999', 'x', '99', 'x', 'x')"],
  ["delete from territory.layer"],
  ["update auth.member set role = 'admin'"],
  ["select territory.refresh_statistics('facts', '33234')"],
  ["lock table app.property in access exclusive mode"],
  ["vacuum app.property"],
];
