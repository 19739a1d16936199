-- The secret of an invitation's link, which is shown once to the Admin who invites: only its SHA-256 is kept. Apart from the
-- invitation, which the identity library reads whole and hands on.
create table auth.invitation_secret (
  invitation_id uuid primary key references auth.invitation (id) on delete cascade,
  hash bytea not null check (octet_length(hash) = 32),
  created_at timestamptz not null default now()
);
grant select, insert, update, delete on auth.invitation_secret to lotir_identity;
