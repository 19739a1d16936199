-- The file of a property: what members told of it, what happened to it, its pieces, what is being made, who may look.

create table app.dossier (
  organisation_id uuid not null default app.current_organisation(),
  property_id uuid not null,
  -- As the contract of the file has it.
  facts jsonb not null default '{}',
  version integer not null default 1,
  updated_by uuid references auth."user" (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organisation_id, property_id),
  foreign key (organisation_id, property_id) references app.property (organisation_id, id) on delete cascade
);
create trigger dossier_next_version before update on app.dossier for each row execute function app.next_version();

-- A document of the file: a piece by its code, or the proof of an event. Its bytes stand beside the database.
create table app.dossier_piece (
  organisation_id uuid not null default app.current_organisation(),
  property_id uuid not null,
  id uuid not null,
  code text not null check (char_length(code) between 2 and 12),
  name text not null check (char_length(name) <= 120),
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes integer not null check (bytes > 0),
  pages integer check (pages > 0),
  created_by uuid references auth."user" (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (organisation_id, property_id, id),
  foreign key (organisation_id, property_id) references app.property (organisation_id, id) on delete cascade
);

-- What happened to it, on the day of the fact; an entry made by mistake is taken back, never rewritten.
create table app.dossier_event (
  organisation_id uuid not null default app.current_organisation(),
  property_id uuid not null,
  id uuid not null,
  kind text not null check (char_length(kind) between 3 and 40),
  happened_on date not null,
  detail jsonb not null default '{}',
  proof_id uuid,
  created_by uuid references auth."user" (id) on delete set null,
  created_at timestamptz not null default now(),
  taken_back_by uuid references auth."user" (id) on delete set null,
  taken_back_at timestamptz,
  primary key (organisation_id, property_id, id),
  foreign key (organisation_id, property_id) references app.property (organisation_id, id) on delete cascade
);

-- What was made of it, by hand or by a job: the Word file, the application for a certificate.
create table app.dossier_making (
  organisation_id uuid not null default app.current_organisation(),
  property_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('dossier', 'certificat')),
  status text not null check (status in ('waiting', 'running', 'completed', 'failed')),
  progress integer not null default 0 check (progress between 0 and 100),
  log jsonb not null default '[]',
  -- Of the data that were printed.
  data_hash text,
  failure text,
  created_by uuid references auth."user" (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organisation_id, property_id, id),
  foreign key (organisation_id, property_id) references app.property (organisation_id, id) on delete cascade
);

-- A guest's look at chosen blocks: the secret itself is kept nowhere.
create table app.guest_link (
  organisation_id uuid not null default app.current_organisation(),
  property_id uuid not null,
  id uuid not null,
  secret_hash text not null check (secret_hash ~ '^[0-9a-f]{64}$'),
  guest text not null check (char_length(guest) between 1 and 120),
  blocks text[] not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  openings integer not null default 0,
  opened_at timestamptz,
  created_by uuid references auth."user" (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (organisation_id, property_id, id),
  foreign key (organisation_id, property_id) references app.property (organisation_id, id) on delete cascade
);
create index guest_link_by_id on app.guest_link (id);

alter table app.dossier enable row level security;
alter table app.dossier force row level security;
alter table app.dossier_piece enable row level security;
alter table app.dossier_piece force row level security;
alter table app.dossier_event enable row level security;
alter table app.dossier_event force row level security;
alter table app.dossier_making enable row level security;
alter table app.dossier_making force row level security;
alter table app.guest_link enable row level security;
alter table app.guest_link force row level security;

create policy own_organisation on app.dossier to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));
create policy own_organisation on app.dossier_piece to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));
create policy own_organisation on app.dossier_event to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));
create policy own_organisation on app.dossier_making to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));
create policy own_organisation on app.guest_link to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));

grant select, delete on app.dossier to lotir_application;
grant insert (property_id, facts, updated_by), update (facts, updated_by) on app.dossier to lotir_application;
grant select, delete on app.dossier_piece to lotir_application;
grant insert (property_id, id, code, name, type, bytes, pages, created_by) on app.dossier_piece to lotir_application;
grant select on app.dossier_event to lotir_application;
grant insert (property_id, id, kind, happened_on, detail, proof_id, created_by), update (taken_back_by, taken_back_at)
  on app.dossier_event to lotir_application;
grant select, delete on app.dossier_making to lotir_application;
grant insert (property_id, id, kind, status, progress, log, data_hash, created_by),
  update (status, progress, log, data_hash, failure, updated_at) on app.dossier_making to lotir_application;
grant select, delete on app.guest_link to lotir_application;
grant insert (property_id, id, secret_hash, guest, blocks, expires_at, created_by),
  update (revoked_at, openings, opened_at) on app.guest_link to lotir_application;
