-- Lets PgBouncer look up who signs in. Run once in the database of Renfort by a superuser:
-- psql -v password=… -f auth.sql renfort
-- The same password stands in userlist.txt: "pgbouncer" "…"
create role pgbouncer login password :'password';
create schema pgbouncer;

create function pgbouncer.find_login(asked text, out uname text, out phash text)
language sql stable security definer set search_path = ''
as $$
  select rolname::text, rolpassword from pg_catalog.pg_authid
  where rolname = asked and rolcanlogin and not rolsuper
$$;

revoke all on function pgbouncer.find_login from public;
grant usage on schema pgbouncer to pgbouncer;
grant execute on function pgbouncer.find_login to pgbouncer;
