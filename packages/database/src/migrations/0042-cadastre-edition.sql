-- A property follows the cadastre from one edition to the next: its ground, and the parcel that it is known by, may change.
grant update (parcelle_id, vintage, geometry) on app.property to lotir_application;
grant update (status, surface_m2, vintage, geometry) on app.property_parcel to lotir_application;

-- Codes that a commune's ground was published under before communes were joined into it.
alter table territory.commune add column former_codes text[] not null default '{}';
