-- Searches of parcels: what each found when its member last looked at it, and the time before. What is in neither is new.
alter table app.saved_search
  add column found text[] not null default '{}',
  add column found_before text[] not null default '{}';
grant insert (found, found_before), update (found, found_before) on app.saved_search to lotir_application;
