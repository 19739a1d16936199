-- A generation of scenarios under way: what remains of it when the server stops before its end, so that it can be told and
-- begun again with the same wishes.
create table app.division_generation (
  organisation_id uuid not null default app.current_organisation(),
  property_id uuid not null,
  wishes jsonb not null,
  started_by uuid references auth."user" (id) on delete set null,
  started_at timestamptz not null default now(),
  primary key (organisation_id, property_id),
  foreign key (organisation_id, property_id) references app.property (organisation_id, id) on delete cascade
);
alter table app.division_generation enable row level security;
alter table app.division_generation force row level security;
create policy own_organisation on app.division_generation to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));
grant select, delete on app.division_generation to lotir_application;
grant insert (property_id, wishes, started_by, started_at), update (wishes, started_by, started_at)
  on app.division_generation to lotir_application;
