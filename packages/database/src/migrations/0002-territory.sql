-- Public reference data. Every row belongs to one load of one layer of one commune. A load is invisible until its number
-- is written in territory.layer: the swap is that single update, however large the commune.
create table territory.load (
  id integer generated always as identity primary key,
  commune text not null check (commune ~ '^[0-9][0-9AB][0-9]{3}$'),
  layer text not null,
  started_at timestamptz not null default now(),
  published_at timestamptz,
  retired_at timestamptz
);
create index load_by_commune on territory.load (commune, layer);

create table territory.layer (
  commune text not null check (commune ~ '^[0-9][0-9AB][0-9]{3}$'),
  name text not null,
  status text not null check (status in ('waiting', 'loading', 'loaded', 'not-published', 'unknown', 'cancelled')),
  -- The rows on show: they stay while a refresh runs or fails. Null until a first load is published.
  load_id integer references territory.load (id),
  source text,
  licence text,
  vintage text,
  loaded_at timestamptz,
  counts jsonb not null default '{}',
  failure jsonb,
  updated_at timestamptz not null default now(),
  primary key (commune, name)
);
comment on column territory.layer.counts is 'Rows read, kept and set aside by reason.';
comment on column territory.layer.failure is 'Why the last attempt gave no answer; null after a success.';

create table territory.commune (
  code text primary key check (code ~ '^[0-9][0-9AB][0-9]{3}$'),
  name text not null,
  postcodes text[] not null default '{}',
  departement text not null,
  population integer,
  contour geometry(MultiPolygon, 4326),
  centre geometry(Point, 4326),
  fictional boolean not null default false,
  source text not null,
  vintage text not null,
  updated_at timestamptz not null default now()
);

create table territory.loaded_parcelle (
  load_id integer not null references territory.load (id),
  id char(14) not null,
  commune text not null,
  prefixe text not null,
  section text not null,
  numero text not null,
  contenance integer,
  arpente boolean,
  created_on date,
  updated_on date,
  -- Measured by the geometry package on the shape, never by PostGIS.
  surface_m2 double precision not null,
  centre geometry(Point, 4326) not null,
  mended boolean not null default false,
  geometry geometry(MultiPolygon, 4326) not null,
  primary key (id, load_id)
);
create index parcelle_by_load on territory.loaded_parcelle (load_id);
create index parcelle_by_place on territory.loaded_parcelle using gist (geometry);

create table territory.loaded_batiment (
  load_id integer not null references territory.load (id),
  number integer not null,
  commune text not null,
  kind text,
  name text,
  emprise_m2 double precision not null,
  mended boolean not null default false,
  geometry geometry(MultiPolygon, 4326) not null,
  primary key (load_id, number)
);
create index batiment_by_place on territory.loaded_batiment using gist (geometry);

create table territory.loaded_voie (
  load_id integer not null references territory.load (id),
  number integer not null,
  commune text not null,
  name text,
  nature text,
  importance text,
  width_m double precision,
  geometry geometry(MultiLineString, 4326) not null,
  primary key (load_id, number)
);
create index voie_by_place on territory.loaded_voie using gist (geometry);

create table territory.loaded_zone (
  load_id integer not null references territory.load (id),
  number integer not null,
  commune text not null,
  libelle text not null,
  libelong text,
  typezone text not null,
  destdomi text,
  partition text,
  idurba text,
  nomfic text,
  urlfic text,
  approved_on date,
  valid_on date,
  mended boolean not null default false,
  geometry geometry(MultiPolygon, 4326) not null,
  primary key (load_id, number)
);
create index zone_by_place on territory.loaded_zone using gist (geometry);

create table territory.loaded_sale (
  load_id integer not null references territory.load (id),
  -- From the content of the sale; id_mutation is no key across vintages.
  id text not null,
  commune text not null,
  sold_on date not null,
  nature text not null,
  kind text not null,
  price_eur double precision not null,
  terrain_m2 double precision,
  building_land_m2 double precision,
  plancher_m2 double precision,
  parcelle_ids text[] not null,
  place geometry(Point, 4326),
  -- The whole sale as the market package reads it.
  sale jsonb not null,
  primary key (load_id, id)
);
create index sale_by_place on territory.loaded_sale using gist (place);
create index sale_by_parcelle on territory.loaded_sale using gin (parcelle_ids);

create table territory.loaded_parcelle_fact (
  load_id integer not null references territory.load (id),
  parcelle_id char(14) not null,
  commune text not null,
  version text not null,
  -- Null: "non noté", less than 60 % of the weight is known.
  score smallint check (score between 0 and 100),
  coverage real not null check (coverage between 0 and 1),
  surface_m2 double precision not null,
  zone_status text not null check (zone_status in ('known', 'outside', 'unknown')),
  zone text,
  typezone text,
  frontage_m double precision,
  built_m2 double precision,
  built_share double precision,
  price_eur double precision,
  price_low_eur double precision,
  price_high_eur double precision,
  has_recent_sale boolean,
  last_sold_on date,
  -- What lists and sheets show and no filter reads: components of the score, outline, neighbour sales…
  sheet jsonb not null,
  primary key (parcelle_id, load_id)
);
create index parcelle_fact_by_score on territory.loaded_parcelle_fact (load_id, score desc nulls last, parcelle_id);

create view territory.parcelle with (security_invoker = true) as
  select r.* from territory.loaded_parcelle r
  join territory.layer l on l.commune = r.commune and l.name = 'parcelles' and l.load_id = r.load_id;
create view territory.batiment with (security_invoker = true) as
  select r.* from territory.loaded_batiment r
  join territory.layer l on l.commune = r.commune and l.name = 'batiments' and l.load_id = r.load_id;
create view territory.voie with (security_invoker = true) as
  select r.* from territory.loaded_voie r
  join territory.layer l on l.commune = r.commune and l.name = 'voies' and l.load_id = r.load_id;
create view territory.zone with (security_invoker = true) as
  select r.* from territory.loaded_zone r
  join territory.layer l on l.commune = r.commune and l.name = 'zones' and l.load_id = r.load_id;
create view territory.sale with (security_invoker = true) as
  select r.* from territory.loaded_sale r
  join territory.layer l on l.commune = r.commune and l.name = 'ventes' and l.load_id = r.load_id;
create view territory.parcelle_fact with (security_invoker = true) as
  select r.* from territory.loaded_parcelle_fact r
  join territory.layer l on l.commune = r.commune and l.name = 'facts' and l.load_id = r.load_id;

-- Fresh statistics after a load. Only the owner may run ANALYZE, hence the definer's rights; it takes no argument.
create function territory.refresh_statistics() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  analyze territory.layer, territory.loaded_parcelle, territory.loaded_batiment, territory.loaded_voie,
    territory.loaded_zone, territory.loaded_sale, territory.loaded_parcelle_fact;
end $$;
revoke execute on function territory.refresh_statistics() from public;
grant execute on function territory.refresh_statistics() to lotir_jobs;

grant select on all tables in schema territory to lotir_application;
grant select, insert, update, delete on all tables in schema territory to lotir_jobs;
