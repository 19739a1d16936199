-- What a local plan draws besides its zones: protected woods, land reserved for public works, and the rest. It is loaded
-- with the zones, under their number.
create table territory.loaded_prescription (
  load_id integer not null references territory.load (id),
  number integer not null,
  commune text not null,
  nature text not null check (nature in ('ebc', 'emplacement-reserve', 'a-lire')),
  label text,
  geometry geometry(MultiPolygon, 4326) not null,
  primary key (load_id, number)
);
create index prescription_by_place on territory.loaded_prescription using gist (geometry);

create view territory.prescription with (security_invoker = true) as
  select r.* from territory.loaded_prescription r
  join territory.layer l on l.commune = r.commune and l.name = 'zones' and l.load_id = r.load_id;

grant select on territory.loaded_prescription, territory.prescription to lotir_application;
grant select, insert, update, delete on territory.loaded_prescription, territory.prescription to lotir_jobs;
