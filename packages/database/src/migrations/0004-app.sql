-- What organisations own. Every row carries its organisation; row security is enabled and forced on every table.

-- The organisation of the current transaction: `app.organisation` holds "<uuid>.<seal>", and the seal is
-- sha256(outer_key || sha256(inner_key || uuid)). Anyone may set the value; only the server, which reads the keys as
-- lotir_identity, can make a seal. A forged, absent or reset value is no organisation at all, so no row.
create table auth.organisation_seal (
  only_row boolean primary key default true check (only_row),
  inner_key bytea not null,
  outer_key bytea not null
);
insert into auth.organisation_seal (inner_key, outer_key)
select
  decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'),
  decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');
grant select on auth.organisation_seal to lotir_identity;

create function app.current_organisation() returns uuid
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  sealed text := nullif(current_setting('app.organisation', true), '');
  claimed text := split_part(sealed, '.', 1);
  expected text;
begin
  if sealed is null or claimed !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return null; end if;
  select encode(sha256(s.outer_key || sha256(s.inner_key || convert_to(claimed, 'UTF8'))), 'hex')
    into expected from auth.organisation_seal s;
  if split_part(sealed, '.', 2) is distinct from expected then return null; end if;
  return claimed::uuid;
end $$;
revoke execute on function app.current_organisation() from public;
grant execute on function app.current_organisation() to lotir_application;

-- Puts a sealed organisation on the current transaction. A function of its own, because the embedded home takes
-- set_config away from everybody: there, set_config('role', …) would undo SET LOCAL ROLE.
create function app.enter(sealed text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform set_config('app.organisation', sealed, true);
end $$;
revoke execute on function app.enter(text) from public;
grant execute on function app.enter(text) to lotir_application;

create table app.property (
  id uuid not null default gen_random_uuid(),
  organisation_id uuid not null default app.current_organisation() references auth.organization (id) on delete cascade,
  parcelle_id char(14) not null check (parcelle_id ~ '^[0-9][0-9AB][0-9]{6}[0-9A-Z]{2}[0-9]{4}$'),
  name text not null check (name <> ''),
  address jsonb,
  status text not null default 'cadastre' check (status in ('cadastre', 'annonce', 'proposition_achat_en_cours',
    'promesse_achat_en_cours', 'en_gestion', 'en_vente', 'vendue')),
  surface_m2 double precision check (surface_m2 > 0),
  price_eur double precision check (price_eur >= 0),
  price_low_eur double precision,
  price_high_eur double precision,
  score smallint check (score between 0 and 100),
  score_coverage real check (score_coverage between 0 and 1),
  zone text,
  -- Per figure: source, vintage, day it was computed.
  provenance jsonb not null default '{}',
  fictional boolean not null default false,
  -- Its own copy: no foreign key to territory, whose rows are replaced at each vintage.
  vintage text not null,
  geometry geometry(MultiPolygon, 4326) not null,
  version integer not null default 1,
  created_by uuid references auth."user" (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organisation_id, id),
  unique (organisation_id, parcelle_id)
);
create index property_by_place on app.property using gist (geometry);

create function app.next_version() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;
create trigger property_next_version before update on app.property
  for each row execute function app.next_version();

create table app.audit (
  id bigint generated always as identity primary key,
  -- No foreign key: the trace outlives the organisation.
  organisation_id uuid not null default app.current_organisation(),
  happened_at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  subject text not null,
  facts jsonb not null default '{}'
);
create index audit_by_organisation on app.audit (organisation_id, id);

create function app.refuse_rewriting() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'app.audit is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_is_append_only before update or delete or truncate on app.audit
  for each statement execute function app.refuse_rewriting();

alter table app.property enable row level security;
alter table app.property force row level security;
alter table app.audit enable row level security;
alter table app.audit force row level security;

-- The scalar subselect makes the seal be checked once per statement, not once per row.
create policy own_organisation on app.property to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));
create policy own_organisation on app.audit to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));

grant select, delete on app.property to lotir_application;
grant insert (parcelle_id, name, address, status, surface_m2, price_eur, price_low_eur, price_high_eur, score,
  score_coverage, zone, provenance, fictional, vintage, geometry, created_by) on app.property to lotir_application;
grant update (name, address, status, surface_m2, price_eur, price_low_eur, price_high_eur, score, score_coverage, zone,
  provenance, vintage, geometry) on app.property to lotir_application;
grant select on app.audit to lotir_application;
grant insert (actor_id, action, subject, facts) on app.audit to lotir_application;
