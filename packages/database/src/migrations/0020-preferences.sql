-- What each member prefers in an organisation, and when he last came: what is new since then is shown first.
create table app.preferences (
  organisation_id uuid not null default app.current_organisation() references auth.organization (id) on delete cascade,
  user_id uuid not null references auth."user" (id) on delete cascade,
  -- As the contract of the settings has them; what is absent takes its default.
  chosen jsonb not null default '{}',
  -- A visit goes on while its pages are asked; the one before it says what is new.
  visited_at timestamptz,
  previous_visit_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organisation_id, user_id)
);

alter table app.preferences enable row level security;
alter table app.preferences force row level security;
create policy own_organisation on app.preferences to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));
grant select, delete on app.preferences to lotir_application;
grant insert (user_id, chosen, visited_at), update (chosen, visited_at, previous_visit_at, updated_at)
  on app.preferences to lotir_application;
