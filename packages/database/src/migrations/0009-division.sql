-- The division scenarios generated for a property: the plans themselves, with the programs that draw them again.
create table app.division_project (
  id uuid not null default gen_random_uuid(),
  organisation_id uuid not null default app.current_organisation(),
  property_id uuid not null,
  -- As the contract of POST /api/division/generate has it; read through it too.
  wishes jsonb not null,
  scenarios jsonb not null,
  version integer not null default 1,
  created_by uuid references auth."user" (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organisation_id, id),
  foreign key (organisation_id, property_id) references app.property (organisation_id, id) on delete cascade
);
create index division_project_by_property on app.division_project (organisation_id, property_id, created_at desc);
create trigger division_project_next_version before update on app.division_project
  for each row execute function app.next_version();

alter table app.division_project enable row level security;
alter table app.division_project force row level security;
create policy own_organisation on app.division_project to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));

grant select, delete on app.division_project to lotir_application;
grant insert (property_id, wishes, scenarios, created_by), update (wishes, scenarios)
  on app.division_project to lotir_application;
