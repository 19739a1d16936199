-- Run once by an administrator of the server (we run it ourselves when DATABASE_URL may create roles). Idempotent.
-- Rights belong to four roles without login; the logins are members of exactly one of them.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['lotir_owner', 'lotir_identity', 'lotir_jobs', 'lotir_application'] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then
        execute format('create role %I nologin nosuperuser nobypassrls nocreatedb nocreaterole', wanted);
      end if;
    exception when duplicate_object or unique_violation then null;
    end;
  end loop;
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to lotir_owner, lotir_identity, lotir_jobs, lotir_application', current_database());
  execute format('grant create on database %I to lotir_owner', current_database());
end $$;

create extension if not exists postgis with schema public;
revoke create on schema public from public;
