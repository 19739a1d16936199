-- What an organisation does of the parcels that its searches find, before any of them is a property.
create table app.parcel_mark (
  organisation_id uuid not null default app.current_organisation() references auth.organization (id) on delete cascade,
  parcelle_id char(14) not null check (parcelle_id ~ '^[0-9][0-9AB][0-9]{6}[0-9A-Z]{2}[0-9]{4}$'),
  -- Left out of the lists and of the map until it is asked for.
  is_hidden boolean not null default false,
  is_seen boolean not null default false,
  assigned_to uuid references auth."user" (id) on delete set null,
  -- A text that the members share; 0: nobody wrote any.
  note text not null default '' check (char_length(note) <= 2000),
  note_version integer not null default 0,
  note_by uuid references auth."user" (id) on delete set null,
  note_at timestamptz not null default now(),
  primary key (organisation_id, parcelle_id)
);
create index parcel_mark_of_user on app.parcel_mark (assigned_to) where assigned_to is not null;
alter table app.parcel_mark enable row level security;
alter table app.parcel_mark force row level security;
create policy own_organisation on app.parcel_mark to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));
grant select, delete on app.parcel_mark to lotir_application;
grant insert (parcelle_id, is_hidden, is_seen, assigned_to, note, note_version, note_by, note_at),
  update (is_hidden, is_seen, assigned_to, note, note_version, note_by, note_at) on app.parcel_mark to lotir_application;
