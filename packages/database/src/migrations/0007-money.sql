-- What an organisation assumes in every balance; no row means the public defaults.
create table app.assumptions (
  organisation_id uuid primary key default app.current_organisation() references auth.organization (id) on delete cascade,
  -- As the contract of PUT /api/assumptions has it; read through it too.
  chosen jsonb not null,
  version integer not null default 1,
  updated_by uuid references auth."user" (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger assumptions_next_version before update on app.assumptions
  for each row execute function app.next_version();

-- The cost breakdown entered for a property, and the last analysis computed from it.
create table app.property_money (
  organisation_id uuid not null default app.current_organisation(),
  property_id uuid not null,
  costs jsonb not null default '{}',
  analysis jsonb,
  version integer not null default 1,
  updated_by uuid references auth."user" (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organisation_id, property_id),
  foreign key (organisation_id, property_id) references app.property (organisation_id, id) on delete cascade
);
create trigger property_money_next_version before update on app.property_money
  for each row execute function app.next_version();

alter table app.assumptions enable row level security;
alter table app.assumptions force row level security;
alter table app.property_money enable row level security;
alter table app.property_money force row level security;

create policy own_organisation on app.assumptions to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));
create policy own_organisation on app.property_money to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));

grant select, delete on app.assumptions to lotir_application;
grant insert (chosen, updated_by), update (chosen, updated_by) on app.assumptions to lotir_application;
grant select, delete on app.property_money to lotir_application;
grant insert (property_id, costs, analysis, updated_by), update (costs, analysis, updated_by)
  on app.property_money to lotir_application;
