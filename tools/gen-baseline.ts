// Writes apps/api/migrations/baseline.sql, the schema after all present migrations, for a new installation. Needs
// pg_dump; run it for each release.
import './node-version.ts'
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { openPostgres } from '../apps/api/src/platform/database/database.ts'
import { asOwner } from '../apps/api/src/platform/database/caller-queries.ts'
import { applyChain, baselinePath } from '../apps/api/src/platform/database/migrate.ts'
import { print } from './print.ts'
import { withPostgres } from './throw-away-postgres.ts'

// Objects of the whole server or database, which a dump of one schema leaves out.
const prologue = `do $$
declare
  wanted text;
begin
  foreach wanted in array array['renfort_tenant', 'renfort_system'] loop
    begin
      execute format('create role %I nologin', wanted);
    exception when duplicate_object or unique_violation then
      null; -- another database of this server has made them
    end;
    if not pg_has_role(current_user, wanted, 'member') then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
end
$$;
do $$
begin
  create extension if not exists btree_gist;
exception when insufficient_privilege then
  raise exception 'The extension btree_gist is missing, and % may not add it', current_user
    using hint = 'Let an administrator of this database run: create extension btree_gist';
end
$$;
set local check_function_bodies = false;
set local search_path = '';
`

/** The statements of a dump, in one transaction, without settings and owners that another server may lack. */
function statementsOf(dump: string): string {
  const lines = dump
    .replaceAll(/^(?:SET .*;|SELECT pg_catalog\.set_config.*;|--.*|\\.*)$/gm, '')
    .replaceAll(/^CREATE SCHEMA public;$|^COMMENT ON SCHEMA public .*;$/gm, '')
    .replaceAll('ALTER DEFAULT PRIVILEGES FOR ROLE postgres ', 'ALTER DEFAULT PRIVILEGES ')
  return lines.replaceAll(/\n{2,}/g, '\n').trim()
}

await withPostgres({ durability: 'fast' }, async (url) => {
  const database = openPostgres(url)
  const names = await asOwner(database.ownerPool, applyChain)
  await database.close()
  const dump = execFileSync(
    'pg_dump',
    ['--schema-only', '--no-owner', '--schema=public', '--exclude-table=public.migrations', url],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  const head = `-- Made by tools/gen-baseline.ts up to ${names.at(-1)}. Do not edit.\n`
  writeFileSync(
    baselinePath,
    `${head}${prologue}${statementsOf(dump)}\nreset search_path;\nreset check_function_bodies;\n`,
  )
  print(`${baselinePath}: ${names.length} migrations in one`)
})
