-- Keys of paid services that an organisation brings: sealed before they come here, by a key that stands outside the base.
create table app.secret (
  organisation_id uuid not null default app.current_organisation() references auth.organization (id) on delete cascade,
  name text not null check (name ~ '^[a-z][a-z0-9-]{1,39}$'),
  -- AES-256-GCM in base64: nonce, then text, then tag; bound to the organisation and the name.
  sealed text not null check (sealed ~ '^[A-Za-z0-9+/=]+$' and char_length(sealed) between 40 and 8000),
  -- All of it that is ever shown.
  last_four text not null check (char_length(last_four) <= 4),
  version integer not null default 1,
  updated_by uuid references auth."user" (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organisation_id, name)
);
create trigger secret_next_version before update on app.secret for each row execute function app.next_version();

alter table app.secret enable row level security;
alter table app.secret force row level security;
create policy own_organisation on app.secret to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));
grant select, delete on app.secret to lotir_application;
grant insert (name, sealed, last_four, updated_by), update (sealed, last_four, updated_by) on app.secret to lotir_application;
