-- A second factor: as better-auth 1.7.7 asks for it, and what was spent of it.
alter table auth."user" add column two_factor_enabled boolean not null default false;

create table auth.two_factor (
  id uuid primary key default pg_catalog.gen_random_uuid(),
  -- Both encrypted by the secret of the installation, which is not in the base.
  secret text not null,
  backup_codes text not null,
  user_id uuid not null unique references auth."user" (id) on delete cascade,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

-- A code serves once: a keyed digest of the account and of the code that it gave.
create table auth.spent_code (
  key text primary key check (key ~ '^[0-9a-f]{64}$'),
  spent_at timestamptz not null default now()
);
create index spent_code_spent_at_idx on auth.spent_code (spent_at);

grant select, insert, update, delete on auth.two_factor, auth.spent_code to lotir_identity;
