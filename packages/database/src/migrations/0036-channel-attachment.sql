-- What one process tells the others on the channel, where it is longer than a NOTIFY may be. Read at once, removed within a minute.
create table jobs.channel_attachment (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  payload bytea not null
);
grant select, insert, delete on jobs.channel_attachment to lotir_jobs;
