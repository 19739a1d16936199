-- Keys that open an account: the public half of each; the other never leaves its device.
create table auth.passkey (
  id uuid primary key default pg_catalog.gen_random_uuid(),
  name text,
  public_key text not null,
  user_id uuid not null references auth."user" (id) on delete cascade,
  credential_id text not null unique,
  counter integer not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  created_at timestamptz,
  aaguid text
);
create index passkey_user_id_idx on auth.passkey (user_id);
grant select, insert, update, delete on auth.passkey to lotir_identity;
