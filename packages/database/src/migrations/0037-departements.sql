-- The ground lies by département: each table of loaded rows is partitioned by ranges of INSEE codes, so that a search, a load
-- or a sweep of one commune touches the rows of its own département and no others (docs/decisions/0030).
-- `commune` is now that of the load, whatever the row: the parcels of the next communes, stored beside it because its own
-- ones touch them, say so in a column of their own, and lie with it.

drop view territory.parcelle, territory.batiment, territory.voie, territory.zone, territory.prescription,
  territory.diagnosis, territory.sale, territory.parcelle_fact, territory.parcelle_scan;

alter table territory.loaded_parcelle add column is_beside boolean not null default false;
alter table territory.loaded_batiment add column is_beside boolean not null default false;
update territory.loaded_parcelle p set commune = l.commune, is_beside = true
  from territory.load l where l.id = p.load_id and l.commune <> p.commune;

-- What a row names of its load, so that no row can lie in another département than its load's, and so that taking a load away
-- asks one partition of each table whether rows are left, not all of them.
alter table territory.load add unique (id, commune);

-- First code of a département and the first one past it, in the order of text. Digits come before letters in every collation:
-- 29 is followed by 2A, then 2B, then 30. Overseas, three characters name it.
create function territory.departement_bounds(commune text, out departement text, out first text, out past text)
  language plpgsql immutable strict set search_path = pg_catalog, pg_temp as $$
declare
  digits text := '0123456789AB';
  size integer := case when commune ~ '^9[78]' then 3 else 2 end;
  kept text;
  place integer;
begin
  if commune !~ '^[0-9][0-9AB][0-9]{3}$' then
    raise exception 'no commune has this code' using errcode = 'invalid_parameter_value';
  end if;
  departement := left(commune, size);
  first := rpad(departement, 5, '0');
  place := strpos(digits, right(departement, 1));
  kept := left(departement, size - 1);
  if size = 3 then
    past := case when place < 10 then kept || substr(digits, place + 1, 1) else left(kept, 1) || substr(digits, strpos(digits, right(kept, 1)) + 1, 1) end;
  else
    past := case when place < 12 then kept || substr(digits, place + 1, 1) else (kept::integer + 1)::text || '0' end;
  end if;
  past := case when past = '100' then 'A0000' else rpad(past, 5, '0') end;
end $$;

-- The tables of loaded rows, by their name.
create function territory.loaded_tables() returns setof regclass
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'territory' and c.relkind = 'p' and c.relname like 'loaded\_%' order by c.relname
$$;

-- Makes room for the rows of a commune: the partitions of its département, where they are not yet. Attached rather than created
-- in place (SHARE UPDATE EXCLUSIVE on the root, where `partition of` takes ACCESS EXCLUSIVE), so that those who read or load
-- another département never wait; one at a time, whoever asks. Roles have no right on a partition: they pass by its root.
create function territory.open_departement(commune text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  bounds record;
  parent regclass;
  partition text;
begin
  select * into bounds from territory.departement_bounds(commune);
  if bounds is null then return; end if;
  if not exists (select from territory.loaded_tables() t
      where to_regclass(format('%s_%s', t, lower(bounds.departement))) is null) then
    return;
  end if;
  -- A lock that the application has no right to take, unlike an advisory one. It stops neither readers nor other loads.
  lock table territory.load in share update exclusive mode;
  for parent in select * from territory.loaded_tables() loop
    partition := format('%s_%s', parent, lower(bounds.departement));
    if to_regclass(partition) is null then
      execute format('create table %s (like %s including all)', partition, parent);
      execute format('alter table %s attach partition %s for values from (%L) to (%L)', parent, partition, bounds.first, bounds.past);
    end if;
  end loop;
end $$;
revoke execute on function territory.open_departement(text) from public;
revoke execute on function territory.departement_bounds(text), territory.loaded_tables() from public;
grant execute on function territory.open_departement(text) to lotir_jobs;

-- Another table of loaded rows, some day, is one statement: `create table territory.loaded_x (load_id integer not null, commune
-- text not null, …, primary key (…, commune), foreign key (load_id, commune) references territory.load (id, commune)) partition
-- by range (commune)`, its rights as below, then `select territory.open_departement(commune) from territory.layer`: the
-- départements that are open already open in it too. Then its layer in refresh_statistics, and its name in sweep-loads.ts.

-- Each table is made again as the root of its partitions, with the same columns, checks and rights, then takes its rows back.
do $$
declare
  held text;
  commune text;
begin
  foreach held in array array['parcelle', 'batiment', 'voie', 'zone', 'prescription', 'diagnosis', 'sale', 'parcelle_fact', 'parcelle_scan'] loop
    execute format('alter table territory.loaded_%s rename to former_%s', held, held);
    execute format('create table territory.loaded_%s (like territory.former_%s including defaults including constraints including comments) partition by range (commune)', held, held);
    execute format('grant select on territory.loaded_%s to lotir_application', held);
    execute format('grant select, insert, update, delete on territory.loaded_%s to lotir_jobs', held);
  end loop;
  for commune in select distinct l.commune from territory.load l loop
    perform territory.open_departement(commune);
  end loop;
  foreach held in array array['parcelle', 'batiment', 'voie', 'zone', 'prescription', 'diagnosis', 'sale', 'parcelle_fact', 'parcelle_scan'] loop
    execute format('insert into territory.loaded_%s select * from territory.former_%s', held, held);
    execute format('drop table territory.former_%s', held);
    -- Asked once of all the rows, rather than of each as it is written.
    execute format('alter table territory.loaded_%s add foreign key (load_id, commune) references territory.load (id, commune)', held);
  end loop;
end $$;

alter table territory.loaded_parcelle add primary key (id, load_id, commune);
create index parcelle_by_load on territory.loaded_parcelle (load_id);
create index parcelle_by_place on territory.loaded_parcelle using gist (geometry);
alter table territory.loaded_batiment add primary key (load_id, number, commune);
create index batiment_by_place on territory.loaded_batiment using gist (geometry);
alter table territory.loaded_voie add primary key (load_id, number, commune);
create index voie_by_place on territory.loaded_voie using gist (geometry);
alter table territory.loaded_zone add primary key (load_id, number, commune);
create index zone_by_place on territory.loaded_zone using gist (geometry);
alter table territory.loaded_prescription add primary key (load_id, number, commune);
create index prescription_by_place on territory.loaded_prescription using gist (geometry);
alter table territory.loaded_diagnosis add primary key (load_id, number, commune);
alter table territory.loaded_sale add primary key (load_id, id, commune);
create index sale_by_place on territory.loaded_sale using gist (place);
create index sale_by_parcelle on territory.loaded_sale using gin (parcelle_ids);
alter table territory.loaded_parcelle_fact add primary key (parcelle_id, load_id, commune);
create index parcelle_fact_by_score on territory.loaded_parcelle_fact (load_id, score desc nulls last, parcelle_id);
alter table territory.loaded_parcelle_scan add primary key (parcelle_id, load_id, commune);
create index parcelle_scan_by_load on territory.loaded_parcelle_scan (load_id);

-- A place is looked for in the communes that may hold it: the statement that asks reads this first.
create index commune_by_place on territory.commune using gist (contour);

create view territory.parcelle with (security_invoker = true) as
  select r.* from territory.loaded_parcelle r
  join territory.layer l on l.commune = r.commune and l.name = 'parcelles' and l.load_id = r.load_id where not r.is_beside;
create view territory.batiment with (security_invoker = true) as
  select r.* from territory.loaded_batiment r
  join territory.layer l on l.commune = r.commune and l.name = 'batiments' and l.load_id = r.load_id where not r.is_beside;
create view territory.voie with (security_invoker = true) as
  select r.* from territory.loaded_voie r
  join territory.layer l on l.commune = r.commune and l.name = 'voies' and l.load_id = r.load_id;
create view territory.zone with (security_invoker = true) as
  select r.* from territory.loaded_zone r
  join territory.layer l on l.commune = r.commune and l.name = 'zones' and l.load_id = r.load_id;
create view territory.prescription with (security_invoker = true) as
  select r.* from territory.loaded_prescription r
  join territory.layer l on l.commune = r.commune and l.name = 'zones' and l.load_id = r.load_id;
create view territory.diagnosis with (security_invoker = true) as
  select r.* from territory.loaded_diagnosis r
  join territory.layer l on l.commune = r.commune and l.name = 'dpe' and l.load_id = r.load_id;
create view territory.sale with (security_invoker = true) as
  select r.* from territory.loaded_sale r
  join territory.layer l on l.commune = r.commune and l.name = 'ventes' and l.load_id = r.load_id;
create view territory.parcelle_fact with (security_invoker = true) as
  select r.* from territory.loaded_parcelle_fact r
  join territory.layer l on l.commune = r.commune and l.name = 'facts' and l.load_id = r.load_id;
create view territory.parcelle_scan with (security_invoker = true) as
  select r.* from territory.loaded_parcelle_scan r
  join territory.layer l on l.commune = r.commune and l.name = 'scan' and l.load_id = r.load_id;
grant select on territory.parcelle, territory.batiment, territory.voie, territory.zone, territory.prescription,
  territory.diagnosis, territory.sale, territory.parcelle_fact, territory.parcelle_scan to lotir_application;
grant select, insert, update, delete on territory.parcelle, territory.batiment, territory.voie, territory.zone,
  territory.prescription, territory.diagnosis, territory.sale, territory.parcelle_fact, territory.parcelle_scan to lotir_jobs;

-- Statistics of the one département that a load changed; of all of them together, which no reading of one commune weighs, each
-- time twice as many communes show that layer: a sample that grows no more says nothing new.
drop function territory.refresh_statistics(text);
create function territory.refresh_statistics(layer text, commune text) returns void
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
  set default_statistics_target = 25 as $$
declare
  held text := case layer when 'parcelles' then 'parcelle' when 'batiments' then 'batiment' when 'voies' then 'voie'
    when 'zones' then 'zone' when 'ventes' then 'sale' when 'dpe' then 'diagnosis' when 'facts' then 'parcelle_fact'
    when 'scan' then 'parcelle_scan' end;
  shown integer;
begin
  if held is null then
    analyze territory.commune;
  else
    select count(*) into shown from territory.layer l where l.name = refresh_statistics.layer and l.load_id is not null;
    if shown & (shown - 1) = 0 then
      execute format('analyze territory.loaded_%s', held);
    else
      execute format('analyze territory.loaded_%s_%s', held, lower((territory.departement_bounds(commune)).departement));
    end if;
  end if;
  analyze territory.layer;
end $$;
revoke execute on function territory.refresh_statistics(text, text) from public;
grant execute on function territory.refresh_statistics(text, text) to lotir_jobs;
