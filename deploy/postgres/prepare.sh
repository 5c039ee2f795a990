#!/bin/bash
# Makes the account and the database of the product, and what PgBouncer looks accounts up by, where they are not there:
# DATABASE_PASSWORD=… POOLER_PASSWORD=… deploy/postgres/prepare.sh deploy/pgbouncer/auth.sql, as a superuser of PostgreSQL
# (PGHOST, PGUSER). The account may make others, and is no superuser.
set -euo pipefail
psql -v ON_ERROR_STOP=1 -q -v password="$DATABASE_PASSWORD" -d postgres <<'SQL'
select 'create role renfort login createrole'
  where not exists (select from pg_roles where rolname = 'renfort') \gexec
alter role renfort password :'password';
select 'create database renfort owner renfort'
  where not exists (select from pg_database where datname = 'renfort') \gexec
SQL
there=$(psql -At -d renfort -c "select to_regnamespace('pgbouncer') is not null")
[ "$there" = t ] || psql -v ON_ERROR_STOP=1 -q -v password="$POOLER_PASSWORD" -d renfort -f "$1"
