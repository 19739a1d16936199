-- Four schemas, one owner. The roles come from ../provision.sql: a migration never creates one.
create schema territory;
create schema app;
create schema auth;
create schema jobs;

grant usage on schema territory to lotir_application, lotir_jobs;
grant usage on schema app to lotir_application;
grant usage on schema auth to lotir_identity;
grant usage, create on schema jobs to lotir_jobs;
