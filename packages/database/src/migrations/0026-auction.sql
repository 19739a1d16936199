-- Sales by auction read on public sites, one row a lot: public facts and a link, no name, no text, no photo.
create table territory.auction (
  site text not null check (site ~ '^[a-z-]{2,30}$'),
  notice text not null,
  lot integer not null check (lot > 0),
  region text not null,
  url text not null,
  -- The notice as it was read, with this lot alone.
  facts jsonb not null,
  status text not null,
  hearing_on date,
  starting_price_eur double precision check (starting_price_eur > 0),
  result_eur double precision check (result_eur > 0),
  fictional boolean not null default false,
  first_read_at timestamptz not null default now(),
  read_at timestamptz not null default now(),
  primary key (site, notice, lot)
);
create index auction_of_region on territory.auction (region, hearing_on);

-- What changed of a sale between two readings: its price, its day, what became of it.
create table territory.auction_change (
  id bigint generated always as identity primary key,
  site text not null,
  notice text not null,
  lot integer not null,
  field text not null check (field in ('price', 'hearing', 'status', 'result')),
  before text,
  after text,
  changed_at timestamptz not null default now(),
  foreign key (site, notice, lot) references territory.auction (site, notice, lot) on delete cascade
);
create index auction_change_of on territory.auction_change (site, notice, lot);

grant select on territory.auction, territory.auction_change to lotir_application;
grant select, insert, update, delete on territory.auction, territory.auction_change to lotir_jobs;

-- The sites that an organisation lets be read: none until one of its Admins says so.
create table app.auction_site (
  organisation_id uuid not null default app.current_organisation(),
  site text not null check (site ~ '^[a-z-]{2,30}$'),
  is_on boolean not null,
  updated_by uuid references auth."user" (id) on delete set null,
  updated_at timestamptz not null default now(),
  primary key (organisation_id, site)
);

-- The sale that a property was added from, as it stood then.
create table app.property_auction (
  organisation_id uuid not null default app.current_organisation(),
  property_id uuid not null,
  site text not null,
  notice text not null,
  lot integer not null,
  facts jsonb not null,
  created_by uuid references auth."user" (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (organisation_id, property_id, site, notice, lot),
  foreign key (organisation_id, property_id) references app.property (organisation_id, id) on delete cascade
);

alter table app.auction_site enable row level security;
alter table app.auction_site force row level security;
alter table app.property_auction enable row level security;
alter table app.property_auction force row level security;
create policy own_organisation on app.auction_site to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));
create policy own_organisation on app.property_auction to lotir_application
  using (organisation_id = (select app.current_organisation()))
  with check (organisation_id = (select app.current_organisation()));
grant select, delete on app.auction_site to lotir_application;
grant insert (site, is_on, updated_by, updated_at), update (is_on, updated_by, updated_at) on app.auction_site to lotir_application;
grant select, delete on app.property_auction to lotir_application;
grant insert (property_id, site, notice, lot, facts, created_by), update (facts) on app.property_auction to lotir_application;
