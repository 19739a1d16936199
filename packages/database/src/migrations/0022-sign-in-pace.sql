-- How often somebody failed to sign in, by account and by network address: what slows a dictionary down survives a restart.
create table auth.sign_in_pace (
  -- A keyed digest of the account's address or of the network's: neither can be read here.
  key text primary key check (key ~ '^[0-9a-f]{64}$'),
  failures integer not null check (failures >= 0),
  last_failed_at timestamptz not null default now()
);
grant select, insert, update, delete on auth.sign_in_pace to lotir_identity;
