-- Run once by an administrator of the server (we run it ourselves when DATABASE_URL may create roles). Idempotent.
-- Rights belong to four roles without login; the logins are members of exactly one of them.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['lotir_owner', 'lotir_identity', 'lotir_jobs', 'lotir_application'] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then
        execute format('create role %I nologin nosuperuser nobypassrls nocreatedb nocreaterole', wanted);
      end if;
    exception when duplicate_object or unique_violation then null;
    end;
  end loop;
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to lotir_owner, lotir_identity, lotir_jobs, lotir_application', current_database());
  execute format('grant create on database %I to lotir_owner', current_database());
end $$;

create extension if not exists postgis with schema public;
revoke create on schema public from public;

-- Side channels: what tells something of rows that a policy hides (how many, where, how large), without reading one.
-- Sizes, counters of activity and the planner's estimates are for the owner, the queue and identity. Large objects, that no
-- policy covers, text run as a statement, slots, locks and waits of others are nobody's but an administrator's.
do $$
declare
  told regprocedure;
  insiders constant text := 'lotir_owner, lotir_jobs, lotir_identity';
begin
  for told in
    select p.oid from pg_proc p
    where (p.pronamespace = 'public'::regnamespace and p.proname in ('st_estimatedextent', 'st_estimated_extent', '_postgis_index_extent',
        '_postgis_stats', '_postgis_selectivity', '_postgis_join_selectivity'))
      or (p.pronamespace = 'pg_catalog'::regnamespace
        and (p.proname ~ '^pg_stat_(get|reset)' or p.proname ~ '_size$' or p.proname in ('pg_notify', 'pg_stat_file', 'pg_lock_status')))
  loop
    execute format('revoke execute on function %s from public', told);
    execute format('grant execute on function %s to %s', told, insiders);
  end loop;
  for told in
    select p.oid from pg_proc p
    where p.pronamespace in ('pg_catalog'::regnamespace, 'public'::regnamespace)
      and (p.proname ~ '^(lo_|binary_upgrade_|pg_logical_|pg_replication_|pg_(create|copy|drop|sync)_.*slots?$|pg_(clear|restore)_.*_stats$)'
        or p.proname ~ '^(query|schema|database|table|cursor)_to_xml' or p.proname ~ '^postgis_(extensions_upgrade|constraint_)'
        or p.proname in ('loread', 'lowrite', 'ts_stat', 'pg_terminate_backend', 'pg_cancel_backend', 'pg_import_system_collations',
          'pg_sleep', 'pg_sleep_for', 'pg_sleep_until', 'pg_export_snapshot', 'pg_get_sequence_data', 'pg_sequence_last_value',
          'pg_stop_making_pinned_objects', 'pg_nextoid', 'pg_read_file_old', 'pg_rotate_logfile_old', 'currtid2',
          'st_findextent', 'find_srid', 'populate_geometry_columns', 'addgeometrycolumn', 'dropgeometrycolumn',
          'dropgeometrytable', 'updategeometrysrid', 'lockrow', 'unlockrows', 'addauth', 'checkauth', 'checkauthtrigger',
          'enablelongtransactions', 'disablelongtransactions', 'longtransactionsenabled', 'gettransactionid'))
  loop
    execute format('revoke execute on function %s from public', told);
  end loop;
  revoke select on pg_catalog.pg_stats, pg_catalog.pg_stats_ext, pg_catalog.pg_stats_ext_exprs from public;
  execute format('grant select on pg_catalog.pg_stats, pg_catalog.pg_stats_ext, pg_catalog.pg_stats_ext_exprs to %s', insiders);
  -- How many rows a table has, all organisations together, stands in its line of the catalogue.
  revoke select on pg_catalog.pg_class from public;
  execute format('grant select on pg_catalog.pg_class to %s', insiders);
  execute (
    select format('grant select (%s) on pg_catalog.pg_class to lotir_application', string_agg(quote_ident(attname), ', '))
    from pg_attribute
    where attrelid = 'pg_catalog.pg_class'::regclass and attnum > 0 and not attisdropped
      and attname not in ('reltuples', 'relpages', 'relallvisible', 'relallfrozen'));
end $$;
