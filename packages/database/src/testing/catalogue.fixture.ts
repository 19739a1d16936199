import type { RunScript } from "../migrate.ts";

const OURS = "('territory', 'app', 'auth', 'jobs', 'migration')";

/** A partition is made when the first commune of its département is loaded, of what its root is. */
const ROOTS = "(select oid from pg_class where not relispartition)";

/** Everything a migration may have made, one line each, in an order of its own: two bases are alike if these are. */
export const catalogueOf = async (run: RunScript): Promise<readonly string[]> => {
  const { rows } = await run(`
    select line from (
      select format('column %s.%s.%s %s %s %s', n.nspname, c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
        a.attnotnull, pg_get_expr(d.adbin, d.adrelid)) as line
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where n.nspname in ${OURS} and c.relkind in ('r', 'p', 'v') and c.oid in ${ROOTS} and a.attnum > 0 and not a.attisdropped
      union all
      select format('relation %s.%s %s %s %s %s %s %s', n.nspname, c.relname, c.relkind, pg_get_userbyid(c.relowner),
        c.relrowsecurity, c.relforcerowsecurity, c.relacl, c.reloptions)
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ${OURS} and c.oid in ${ROOTS}
      union all
      select format('constraint %s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace::regnamespace::text in ${OURS} and contype <> 'n' and conrelid in ${ROOTS}
      union all
      select format('index %s', indexdef) from pg_indexes where schemaname in ${OURS}
        and to_regclass(format('%I.%I', schemaname, indexname)) in ${ROOTS}
      union all
      select format('policy %s.%s %s %s %s %s', schemaname, tablename, policyname, roles, qual, with_check)
      from pg_policies where schemaname in ${OURS}
      union all
      select format('function %s %s %s %s', p.oid::regprocedure, p.prosecdef, p.proacl, p.proconfig)
      from pg_proc p where p.pronamespace::regnamespace::text in ${OURS}
      union all
      select format('trigger %s', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
        and tgrelid::regclass::text like any (array['territory.%', 'app.%', 'auth.%'])
      union all
      select format('schema %s %s', nspname, nspacl) from pg_namespace where nspname in ${OURS}
    ) catalogue order by line`);
  return rows.map((row) => String(row.line));
};
