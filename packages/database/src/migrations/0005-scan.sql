-- What the division engine found for each parcel of a commune, under one version of the public rules.
create table territory.loaded_parcelle_scan (
  load_id integer not null references territory.load (id),
  parcelle_id char(14) not null,
  commune text not null,
  version text not null,
  verdict text not null check (verdict in ('oui', 'a-verifier', 'non')),
  -- The verdict if every assumed rule were true: what geometry alone proves.
  geometry_verdict text not null check (geometry_verdict in ('oui', 'a-verifier', 'non')),
  -- Lots of the best plan, the kept house's included; the most lots any plan reaches.
  best_lots smallint,
  most_lots smallint,
  keeps_house boolean,
  ms real not null,
  -- Plans, reasons and what keeps the verdict from being a plain yes.
  sheet jsonb not null,
  primary key (parcelle_id, load_id)
);
create index parcelle_scan_by_load on territory.loaded_parcelle_scan (load_id);

create view territory.parcelle_scan with (security_invoker = true) as
  select r.* from territory.loaded_parcelle_scan r
  join territory.layer l on l.commune = r.commune and l.name = 'scan' and l.load_id = r.load_id;

-- What a search filters on, repeated where it looks. Null: the parcel was not analysed.
alter table territory.loaded_parcelle_fact
  add column verdict text check (verdict in ('oui', 'a-verifier', 'non')),
  add column most_lots smallint,
  add column access_forms text[],
  add column reasons text[],
  -- Per cent of the turnover and euros: the five-line bilan of the best plan, under the default assumptions.
  add column margin_rate real,
  add column residual_price_eur double precision;

drop view territory.parcelle_fact;
create view territory.parcelle_fact with (security_invoker = true) as
  select r.* from territory.loaded_parcelle_fact r
  join territory.layer l on l.commune = r.commune and l.name = 'facts' and l.load_id = r.load_id;

create or replace function territory.refresh_statistics() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  analyze territory.layer, territory.loaded_parcelle, territory.loaded_batiment, territory.loaded_voie,
    territory.loaded_zone, territory.loaded_sale, territory.loaded_parcelle_fact, territory.loaded_parcelle_scan;
end $$;

grant select on territory.loaded_parcelle_scan, territory.parcelle_scan, territory.parcelle_fact to lotir_application;
grant select, insert, update, delete on territory.loaded_parcelle_scan to lotir_jobs;
grant select on territory.parcelle_scan, territory.parcelle_fact to lotir_jobs;
