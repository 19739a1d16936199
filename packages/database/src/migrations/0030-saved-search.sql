-- Searches that a member keeps, to be told what is new of each since he last opened it.
create table app.saved_search (
  organisation_id uuid not null default app.current_organisation() references auth.organization (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references auth."user" (id) on delete cascade,
  -- What is looked for: adverts, or parcels.
  kind text not null check (kind in ('annonces', 'parcelles')),
  name text not null check (char_length(name) between 1 and 200),
  -- As the contract of that kind of search has them.
  criteria jsonb not null,
  created_at timestamptz not null default now(),
  -- What came after is new.
  seen_at timestamptz not null default now(),
  primary key (organisation_id, id),
  unique (organisation_id, user_id, kind, criteria)
);
alter table app.saved_search enable row level security;
alter table app.saved_search force row level security;
create policy own_organisation on app.saved_search to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));
grant select, delete on app.saved_search to lotir_application;
grant insert (user_id, kind, name, criteria), update (name, seen_at) on app.saved_search to lotir_application;
