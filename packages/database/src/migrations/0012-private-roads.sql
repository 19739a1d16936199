-- What the source says of a road kept for some: private, or restricted to those entitled. Null where it says nothing,
-- which is what every load made before this column said.
alter table territory.loaded_voie add column is_private boolean;

-- The columns of a view are those of the day it was made.
create or replace view territory.voie with (security_invoker = true) as
  select r.* from territory.loaded_voie r
  join territory.layer l on l.commune = r.commune and l.name = 'voies' and l.load_id = r.load_id;
