-- The embedded session belongs to a superuser and becomes lotir_application for each transaction. set_config('role', …)
-- inside a SELECT would undo that, so nobody but the owner of our functions may call it.
revoke execute on function pg_catalog.set_config(text, text, boolean) from public;
grant execute on function pg_catalog.set_config(text, text, boolean) to lotir_owner;
