-- What the source says of a road kept for some: private, or restricted to those entitled. Null where it says nothing,
-- which is what every load made before this column said.
alter table territory.loaded_voie add column is_private boolean;
