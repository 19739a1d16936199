-- Properties for sale as a source told them to one organisation: what its key, its file or its own hand brought stays its own.
create table app.listing (
  organisation_id uuid not null default app.current_organisation() references auth.organization (id) on delete cascade,
  -- The source, then its own id.
  id text not null check (id ~ '^[a-z]{2,12}_[0-9A-Za-z-]{1,80}$'),
  source text not null,
  -- Where it was looked for: what it says of its town may be wrong.
  commune text not null check (commune ~ '^[0-9][0-9AB][0-9]{3}$'),
  -- As `connectors` read it: bare text, figures in range, nobody's name or telephone.
  listing jsonb not null,
  -- Parcels that may be behind it, as they were ranked on that edition of the ground.
  candidates jsonb,
  ground_version text,
  -- The parcel that a member said is the one.
  parcelle_id char(14) check (parcelle_id ~ '^[0-9][0-9AB][0-9]{6}[0-9A-Z]{2}[0-9]{4}$'),
  confirmed_by uuid references auth."user" (id) on delete set null,
  confirmed_at timestamptz,
  first_seen_at timestamptz not null default now(),
  -- The last time that its source still had it.
  seen_at timestamptz not null default now(),
  primary key (organisation_id, id)
);
create index listing_by_commune on app.listing (organisation_id, commune);
create index listing_by_parcelle on app.listing (organisation_id, parcelle_id) where parcelle_id is not null;

alter table app.listing enable row level security;
alter table app.listing force row level security;
create policy own_organisation on app.listing to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));
grant select, delete on app.listing to lotir_application;
grant insert (id, source, commune, listing, parcelle_id, confirmed_by, confirmed_at, first_seen_at, seen_at),
  update (commune, listing, candidates, ground_version, parcelle_id, confirmed_by, confirmed_at, seen_at)
  on app.listing to lotir_application;

-- Where a property came from, when it was not a parcel of the search; what is asked for it, and what it is said to be.
alter table app.property
  add column listing_id text check (char_length(listing_id) <= 120),
  add column source text not null default 'cadastre' check (char_length(source) <= 40),
  add column kind text check (kind in ('house', 'land', 'apartment', 'other'));
grant insert (listing_id, source, kind), update (listing_id, source, kind) on app.property to lotir_application;
create index property_by_listing on app.property (organisation_id, listing_id) where listing_id is not null;
