-- A property from its first day to its last: who changed it, its parcels, lots and notes, and a deletion that may be undone.

alter table app.property
  add column updated_by uuid references auth."user" (id) on delete set null,
  -- Hidden from then on; gone with all that hangs from it once the deletion can no longer be undone.
  add column deleted_at timestamptz;
alter table app.property drop constraint property_organisation_id_parcelle_id_key;
create unique index property_of_parcelle on app.property (organisation_id, parcelle_id) where deleted_at is null;
grant insert (updated_by), update (updated_by, deleted_at) on app.property to lotir_application;

-- The parcels that a property is made of; its first stands in app.property too. Each keeps its own copy.
create table app.property_parcel (
  organisation_id uuid not null default app.current_organisation(),
  property_id uuid not null,
  parcelle_id char(14) not null check (parcelle_id ~ '^[0-9][0-9AB][0-9]{6}[0-9A-Z]{2}[0-9]{4}$'),
  status text not null check (status in ('proposed', 'validated')),
  surface_m2 double precision check (surface_m2 > 0),
  vintage text not null,
  geometry geometry(MultiPolygon, 4326) not null check (ST_IsPolygonCCW(geometry)),
  created_by uuid references auth."user" (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (organisation_id, property_id, parcelle_id),
  foreign key (organisation_id, property_id) references app.property (organisation_id, id) on delete cascade
);

alter table app.property no force row level security;
insert into app.property_parcel (organisation_id, property_id, parcelle_id, status, surface_m2, vintage, geometry, created_by)
  select organisation_id, id, parcelle_id, 'validated', surface_m2, vintage, geometry, created_by from app.property;
alter table app.property force row level security;

create table app.lot (
  organisation_id uuid not null default app.current_organisation(),
  property_id uuid not null,
  -- Made by the client, so that a double click makes one lot.
  id text not null check (id ~ '^lot_[0-9A-Za-z_-]{1,60}$'),
  number integer not null check (number between 1 and 999),
  kind text not null check (kind in ('constructible', 'avec_maison', 'renovation', 'viabilise', 'a_viabiliser')),
  surface_m2 double precision not null check (surface_m2 > 0),
  buildable_m2 double precision check (buildable_m2 >= 0),
  -- What a buyer pays, VAT included.
  price_eur double precision not null check (price_eur >= 0),
  status text not null check (status in ('planned', 'in_progress', 'completed', 'sold')),
  description text not null default '',
  -- As the contract of a lot has them: kind of work, amount, description.
  works jsonb not null default '[]',
  version integer not null default 1,
  updated_by uuid references auth."user" (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organisation_id, property_id, id),
  foreign key (organisation_id, property_id) references app.property (organisation_id, id) on delete cascade
);
create trigger lot_next_version before update on app.lot for each row execute function app.next_version();

create table app.property_note (
  organisation_id uuid not null default app.current_organisation(),
  property_id uuid not null,
  text text not null,
  version integer not null default 1,
  updated_by uuid references auth."user" (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organisation_id, property_id),
  foreign key (organisation_id, property_id) references app.property (organisation_id, id) on delete cascade
);
create trigger property_note_next_version before update on app.property_note
  for each row execute function app.next_version();

alter table app.property_parcel enable row level security;
alter table app.property_parcel force row level security;
alter table app.lot enable row level security;
alter table app.lot force row level security;
alter table app.property_note enable row level security;
alter table app.property_note force row level security;

create policy own_organisation on app.property_parcel to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));
create policy own_organisation on app.lot to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));
create policy own_organisation on app.property_note to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));

grant select, delete on app.property_parcel to lotir_application;
grant insert (property_id, parcelle_id, status, surface_m2, vintage, geometry, created_by), update (status)
  on app.property_parcel to lotir_application;
grant select, delete on app.lot to lotir_application;
grant insert (property_id, id, number, kind, surface_m2, buildable_m2, price_eur, status, description, works, updated_by),
  update (number, kind, surface_m2, buildable_m2, price_eur, status, description, works, updated_by)
  on app.lot to lotir_application;
grant select, delete on app.property_note to lotir_application;
grant insert (property_id, text, updated_by), update (text, updated_by) on app.property_note to lotir_application;
