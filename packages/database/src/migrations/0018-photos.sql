-- Photos of a property. Their bytes stand beside the database, under `photos/<organisation>/<property>/<id>`.
create table app.property_photo (
  organisation_id uuid not null default app.current_organisation(),
  property_id uuid not null,
  -- Made by the client, so that a photo sent twice is kept once.
  id uuid not null,
  -- That of the file, as it was sent: what the photo is called.
  name text not null check (char_length(name) <= 120),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  created_by uuid references auth."user" (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (organisation_id, property_id, id),
  foreign key (organisation_id, property_id) references app.property (organisation_id, id) on delete cascade
);

-- Touching parcels of one owner are one ground in law; nobody but the user knows that they are of one owner.
alter table app.property
  add column one_owner boolean not null default false;
grant update (one_owner) on app.property to lotir_application;

alter table app.property_photo enable row level security;
alter table app.property_photo force row level security;
create policy own_organisation on app.property_photo to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));
grant select, delete on app.property_photo to lotir_application;
grant insert (property_id, id, name, width, height, bytes, created_by) on app.property_photo to lotir_application;
