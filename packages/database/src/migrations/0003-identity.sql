-- Accounts, sessions, organisations: compiled by better-auth 1.7.7 from its configuration (apps/server/src/http/identity),
-- then laid out; a test compiles it again and expects nothing missing. No other role than lotir_identity reads here.
set local search_path to auth;

create table "user" (
  id uuid primary key default pg_catalog.gen_random_uuid(),
  name text not null,
  email text not null unique,
  email_verified boolean not null,
  image text,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp,
  first_name text not null,
  last_name text not null
);

create table session (
  id uuid primary key default pg_catalog.gen_random_uuid(),
  expires_at timestamptz not null,
  token text not null unique,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null,
  ip_address text,
  user_agent text,
  user_id uuid not null references "user" (id) on delete cascade,
  active_organization_id text
);
create index session_user_id_idx on session (user_id);

create table account (
  id uuid primary key default pg_catalog.gen_random_uuid(),
  account_id text not null,
  provider_id text not null,
  user_id uuid not null references "user" (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null
);
create index account_user_id_idx on account (user_id);

create table verification (
  id uuid primary key default pg_catalog.gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp
);
create index verification_identifier_idx on verification (identifier);

create table organization (
  id uuid primary key default pg_catalog.gen_random_uuid(),
  name text not null,
  slug text not null unique,
  logo text,
  created_at timestamptz not null,
  metadata text
);

create table member (
  id uuid primary key default pg_catalog.gen_random_uuid(),
  organization_id uuid not null references organization (id) on delete cascade,
  user_id uuid not null references "user" (id) on delete cascade,
  role text not null,
  created_at timestamptz not null,
  -- Ours: the library checks it first, two requests at once could pass its check.
  unique (organization_id, user_id)
);
create index member_organization_id_idx on member (organization_id);
create index member_user_id_idx on member (user_id);

create table invitation (
  id uuid primary key default pg_catalog.gen_random_uuid(),
  organization_id uuid not null references organization (id) on delete cascade,
  email text not null,
  role text,
  status text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default current_timestamp,
  inviter_id uuid not null references "user" (id) on delete cascade
);
create index invitation_organization_id_idx on invitation (organization_id);
create index invitation_email_idx on invitation (email);

create table rate_limit (
  id uuid primary key default pg_catalog.gen_random_uuid(),
  key text not null unique,
  count integer not null,
  last_request bigint not null
);

grant select, insert, update, delete on all tables in schema auth to lotir_identity;
