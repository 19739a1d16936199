-- A ground has one form: outer rings counter-clockwise, holes clockwise (RFC 7946, 3.1.6). The published cadastre often
-- turns the other way: what was stored as it came reached the frontage reversed, and every edge saw its own parcel.
update territory.loaded_parcelle set geometry = ST_ForcePolygonCCW(geometry) where not ST_IsPolygonCCW(geometry);
update territory.loaded_batiment set geometry = ST_ForcePolygonCCW(geometry) where not ST_IsPolygonCCW(geometry);
update territory.loaded_zone set geometry = ST_ForcePolygonCCW(geometry) where not ST_IsPolygonCCW(geometry);
update territory.loaded_prescription set geometry = ST_ForcePolygonCCW(geometry) where not ST_IsPolygonCCW(geometry);

alter table territory.loaded_parcelle add constraint turns_our_way check (ST_IsPolygonCCW(geometry));
alter table territory.loaded_batiment add constraint turns_our_way check (ST_IsPolygonCCW(geometry));
alter table territory.loaded_zone add constraint turns_our_way check (ST_IsPolygonCCW(geometry));
alter table territory.loaded_prescription add constraint turns_our_way check (ST_IsPolygonCCW(geometry));

-- Of organisations, too: the owner of the table is not let past their walls but for this, and no version is spent on it.
alter table app.property no force row level security;
alter table app.property disable trigger property_next_version;
update app.property set geometry = ST_ForcePolygonCCW(geometry) where not ST_IsPolygonCCW(geometry);
alter table app.property enable trigger property_next_version;
alter table app.property force row level security;
alter table app.property add constraint turns_our_way check (ST_IsPolygonCCW(geometry));
