-- Servitudes d'utilité publique and informations of plans (PEB, classement sonore, DPU…) over a commune, as the Géoportail de
-- l'urbanisme gives them. Lines and points are kept with the width of a pencil: `drawn` says that their area means nothing.
create table territory.loaded_servitude (
  load_id integer not null,
  number integer not null,
  commune text not null,
  family text not null check (family in ('servitude', 'information')),
  code text not null,
  name text,
  part text,
  act_on date,
  act_url text check (act_url ~ '^https?://'),
  published_on date,
  drawn text not null check (drawn in ('surface', 'ligne', 'point')),
  mended boolean not null,
  geometry geometry(MultiPolygon, 4326) not null constraint turns_our_way check (ST_IsPolygonCCW(geometry)),
  primary key (load_id, number, commune),
  foreign key (load_id, commune) references territory.load (id, commune)
) partition by range (commune);
create index servitude_by_place on territory.loaded_servitude using gist (geometry);
grant select on territory.loaded_servitude to lotir_application;
grant select, insert, update, delete on territory.loaded_servitude to lotir_jobs;
select territory.open_departement(commune) from (select distinct commune from territory.load) l;

create view territory.servitude with (security_invoker = true) as
  select r.* from territory.loaded_servitude r
  join territory.layer l on l.commune = r.commune and l.name = 'servitudes' and l.load_id = r.load_id;
grant select on territory.servitude to lotir_application;
grant select, insert, update, delete on territory.servitude to lotir_jobs;

-- As before, with one more layer.
create or replace function territory.refresh_statistics(layer text, commune text) returns void
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
  set default_statistics_target = 25 as $$
declare
  held text := case layer when 'parcelles' then 'parcelle' when 'batiments' then 'batiment' when 'voies' then 'voie'
    when 'zones' then 'zone' when 'ventes' then 'sale' when 'dpe' then 'diagnosis' when 'facts' then 'parcelle_fact'
    when 'scan' then 'parcelle_scan' when 'servitudes' then 'servitude' end;
  shown integer;
  partition regclass;
begin
  if held is null then
    analyze territory.commune;
  else
    select count(*) into shown from territory.layer l where l.name = refresh_statistics.layer and l.load_id is not null;
    if shown & (shown - 1) = 0 then
      execute format('analyze territory.loaded_%s', held);
    else
      partition := format('territory.loaded_%s_%s', held, lower((territory.departement_bounds(commune)).departement))::regclass;
      -- 2 000 pages are 16 MB; relpages are those of the last reading.
      if (select c.relpages < 2000 or pg_relation_size(c.oid) / current_setting('block_size')::bigint > c.relpages * 1.1
          from pg_class c where c.oid = partition) then
        execute format('analyze %s', partition);
      end if;
    end if;
  end if;
  analyze territory.layer;
end $$;
