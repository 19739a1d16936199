-- The règlement of a plan, found and read: one row for each file that the zones of a partition name. Public reference data.
create table territory.plu_document (
  id integer generated always as identity primary key,
  partition text not null,
  -- The file that the zones name; empty where they name none.
  nomfic text not null default '',
  -- The commune it was first asked for: whose sources are asked.
  commune text not null check (commune ~ '^[0-9][0-9AB][0-9]{3}$'),
  idurba text,
  -- 'no-document': the source has no règlement to download. 'unreadable': the file was refused. 'unknown': no answer.
  status text not null check (status in ('waiting', 'reading', 'read', 'no-document', 'unreadable', 'unknown')),
  failure jsonb,
  plan_id text,
  plan_name text,
  plan_type text,
  legal_status text,
  file_name text,
  file_title text,
  -- SHA-256 of the bytes: the name of the file kept beside the database. Stays while a new reading runs or fails.
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  bytes integer,
  pages integer,
  illegible_pages integer[] not null default '{}',
  approved_on date,
  published_on date,
  source text,
  licence text,
  url text,
  fetched_on date,
  -- Which reader read it: another one reads it again.
  reader text,
  read_at timestamptz,
  updated_at timestamptz not null default now(),
  unique (partition, nomfic)
);
create index plu_document_by_hash on territory.plu_document (hash);
create index plu_document_by_commune on territory.plu_document (commune);

-- What was read for each secteur of each zone of a document. What an organisation confirms will be its own, in app.
create table territory.plu_zone_rules (
  document_id integer not null references territory.plu_document (id) on delete cascade,
  zone text not null,
  secteur text not null,
  rules jsonb not null,
  claims jsonb not null,
  -- Where each quote stands: page and boxes, in PDF points from the bottom left.
  places jsonb not null,
  primary key (document_id, zone, secteur)
);

grant select on territory.plu_document, territory.plu_zone_rules to lotir_application;
grant select, insert, update, delete on territory.plu_document, territory.plu_zone_rules to lotir_jobs;
