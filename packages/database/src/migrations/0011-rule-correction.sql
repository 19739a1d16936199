-- What an organisation knows better than the règlement as it was read: one value of one rule of one zone. The territory
-- stays the same for everybody; its own parcels are divided again under its corrections.
create table app.rule_correction (
  organisation_id uuid not null default app.current_organisation() references auth.organization (id) on delete cascade,
  commune text not null,
  zone text not null,
  rule text not null,
  value double precision not null,
  unit text not null,
  reason text not null,
  version integer not null default 1,
  updated_by uuid references auth."user" (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organisation_id, commune, zone, rule)
);
create trigger rule_correction_next_version before update on app.rule_correction
  for each row execute function app.next_version();

alter table app.rule_correction enable row level security;
alter table app.rule_correction force row level security;
create policy own_organisation on app.rule_correction to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));

grant select, delete on app.rule_correction to lotir_application;
grant insert (commune, zone, rule, value, unit, reason, updated_by),
  update (value, unit, reason, updated_by) on app.rule_correction to lotir_application;
