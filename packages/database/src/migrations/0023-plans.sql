-- Plans of a property, made of geometry: where its metres stand, and what is drawn on it, object by object.
create table app.plan (
  organisation_id uuid not null default app.current_organisation(),
  id uuid not null default gen_random_uuid(),
  property_id uuid not null,
  name text not null check (char_length(name) between 1 and 120),
  description text,
  kind text not null check (kind in ('cadastral', 'division-ai', 'lot-detail', 'other')),
  source text not null check (source in ('ign', 'ai-generated', 'user-modified', 'manual')),
  -- The parcel that the cadastre drew; null for any other plan.
  parcelle_id char(14) check (parcelle_id ~ '^[0-9][0-9AB][0-9]{6}[0-9A-Z]{2}[0-9]{4}$'),
  -- The plan that it was drawn from, which may be gone since.
  base_id uuid,
  -- Projection, origin and scale: metres of ground in the local frame of the parcel.
  frame jsonb not null,
  surface_m2 double precision check (surface_m2 > 0),
  vintage text,
  fictional boolean not null default false,
  imported_at timestamptz,
  -- Raised by one at each change of what is drawn.
  revision integer not null default 0,
  -- Of its name.
  version integer not null default 1,
  -- Hidden from then on; gone once the deletion can no longer be undone.
  deleted_at timestamptz,
  created_by uuid references auth."user" (id) on delete set null,
  updated_by uuid references auth."user" (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organisation_id, id),
  foreign key (organisation_id, property_id) references app.property (organisation_id, id) on delete cascade
);
-- The cadastre draws a parcel once, whoever asks at the same time.
create unique index plan_of_parcelle on app.plan (organisation_id, property_id, parcelle_id)
  where parcelle_id is not null and deleted_at is null;
create index plan_of_property on app.plan (organisation_id, property_id);
create trigger plan_next_version before update of name on app.plan for each row execute function app.next_version();

create table app.plan_object (
  organisation_id uuid not null default app.current_organisation(),
  plan_id uuid not null,
  -- Made by who draws, so that an edit sent twice is written once.
  id text not null check (char_length(id) between 1 and 80),
  -- Null once removed: whoever has the plan open learns that it went.
  body jsonb,
  -- Revision of the plan that wrote it last.
  revision integer not null,
  version integer not null default 1,
  updated_by uuid references auth."user" (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organisation_id, plan_id, id),
  foreign key (organisation_id, plan_id) references app.plan (organisation_id, id) on delete cascade
);
create index plan_object_since on app.plan_object (organisation_id, plan_id, revision);
create trigger plan_object_next_version before update on app.plan_object
  for each row execute function app.next_version();

alter table app.plan enable row level security;
alter table app.plan force row level security;
alter table app.plan_object enable row level security;
alter table app.plan_object force row level security;

create policy own_organisation on app.plan to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));
create policy own_organisation on app.plan_object to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));

grant select, delete on app.plan to lotir_application;
grant insert (property_id, name, description, kind, source, parcelle_id, base_id, frame, surface_m2, vintage, fictional,
    imported_at, created_by, updated_by),
  update (name, description, source, frame, surface_m2, vintage, fictional, imported_at, revision, deleted_at, updated_by)
  on app.plan to lotir_application;
grant select, delete on app.plan_object to lotir_application;
grant insert (plan_id, id, body, revision, updated_by), update (body, revision, updated_by)
  on app.plan_object to lotir_application;
