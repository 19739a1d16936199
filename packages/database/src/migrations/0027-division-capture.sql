-- The map captured with the last plan generated for a property; its picture stands beside the database.
create table app.division_capture (
  organisation_id uuid not null default app.current_organisation(),
  property_id uuid not null,
  facts jsonb not null,
  plan jsonb not null,
  -- Its scale, its ratio and its size agree: it may be laid under the plan.
  is_laid boolean not null,
  created_by uuid references auth."user" (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (organisation_id, property_id),
  foreign key (organisation_id, property_id) references app.property (organisation_id, id) on delete cascade
);
alter table app.division_capture enable row level security;
alter table app.division_capture force row level security;
create policy own_organisation on app.division_capture to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));
grant select, delete on app.division_capture to lotir_application;
grant insert (property_id, facts, plan, is_laid, created_by, created_at),
  update (facts, plan, is_laid, created_by, created_at) on app.division_capture to lotir_application;
