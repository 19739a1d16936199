-- Energy diagnoses on file in a commune, one record each: what an advert without an address is held against.
create table territory.loaded_diagnosis (
  load_id integer not null references territory.load (id),
  number integer not null,
  commune text not null,
  diagnosis jsonb not null,
  primary key (load_id, number)
);

create view territory.diagnosis with (security_invoker = true) as
  select r.* from territory.loaded_diagnosis r
  join territory.layer l on l.commune = r.commune and l.name = 'dpe' and l.load_id = r.load_id;

grant select on territory.loaded_diagnosis, territory.diagnosis to lotir_application;
grant select, insert, update, delete on territory.loaded_diagnosis, territory.diagnosis to lotir_jobs;
