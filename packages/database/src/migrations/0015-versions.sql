-- The version of what an organisation shares only ever goes up: one that was read is never that of another value.

-- Giving the public rule back empties the value and keeps the row, whose version goes on.
alter table app.rule_correction alter column value drop not null;

-- The version of a property's money, its author and its date are those of the costs entered: an analysis computed from
-- them is nobody's change, and refuses no one.
drop trigger property_money_next_version on app.property_money;
create trigger property_money_next_version before update of costs on app.property_money
  for each row execute function app.next_version();
create function app.nothing_entered() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.version := 0;
  return new;
end $$;
create trigger property_money_nothing_entered before insert on app.property_money
  for each row when (new.costs = '{}'::jsonb) execute function app.nothing_entered();

-- Who changed the name of an organisation last, and the version of it: no row means that nobody did since it was made.
-- Apart from the organisation, which the identity library reads whole and hands on.
create table auth.organisation_change (
  organization_id uuid primary key references auth.organization (id) on delete cascade,
  version integer not null check (version > 0),
  changed_by uuid references auth."user" (id) on delete set null,
  changed_at timestamptz not null default now()
);
grant select, insert, update, delete on auth.organisation_change to lotir_identity;
