-- Ground of the next communes within 60 m of a commune's limit whose parcels were loaded with its own (`is_beside`): inside of
-- it, what no parcel covers is a street or a river; outside, nobody knows.
create table territory.loaded_beside (
  load_id integer not null,
  number integer not null,
  commune text not null,
  neighbour text not null check (neighbour ~ '^[0-9][0-9AB][0-9]{3}$'),
  geometry geometry(MultiPolygon, 4326) not null constraint turns_our_way check (ST_IsPolygonCCW(geometry)),
  primary key (load_id, number, commune),
  foreign key (load_id, commune) references territory.load (id, commune)
) partition by range (commune);
grant select on territory.loaded_beside to lotir_application;
grant select, insert, update, delete on territory.loaded_beside to lotir_jobs;
select territory.open_departement(commune) from (select distinct commune from territory.load) l;
