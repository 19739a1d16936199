-- Which organisations wait for a commune: it stops loading when the last of them gives up. Kept apart from the jobs, which one
-- organisation starts and any other may join, and read by the jobs' role alone: nobody sees who else asked.
create table territory.load_wait (
  commune text not null,
  organisation_id uuid not null references auth.organization (id) on delete cascade,
  asked_at timestamptz not null default now(),
  primary key (commune, organisation_id)
);
create index load_wait_by_organisation on territory.load_wait (organisation_id);
grant select, insert, update, delete on territory.load_wait to lotir_jobs;
