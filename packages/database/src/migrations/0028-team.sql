-- An organisation has Admins and Members, and never is without an Admin while it has anybody: two Admins who leave at the
-- same moment each pass the check of the library, the second is stopped here.
alter table auth.member add constraint member_has_a_known_role check (role in ('admin', 'member'));

create function auth.keep_an_administrator() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  -- One after the other; an organisation that goes with its members is not found.
  perform from auth.organization where id = old.organization_id for no key update;
  if found and exists (select from auth.member where organization_id = old.organization_id)
    and not exists (select from auth.member where organization_id = old.organization_id and role = 'admin') then
    raise exception 'an organisation keeps an administrator' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger member_keeps_an_administrator after update of role or delete on auth.member
  for each row execute function auth.keep_an_administrator();
