import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownerQuery } from '../../testing/owner-query.ts'
import { openEmptyDatabase } from '../../testing/test-database.ts'
import { asOwner } from './caller-queries.ts'
import type { Database } from './database.ts'
import { applyChain, migrate } from './migrate.ts'

/**
 * Everything that a schema consists of, one line of text each, independent of the order of its
 * creation.
 */
const facts: Readonly<Record<string, string>> = {
  columns: `
    select c.relname || '.' || a.attname || ' ' || row_number() over
        (partition by c.oid order by a.attnum) || ' ' || format_type(a.atttypid, a.atttypmod)
      || ' ' || a.attnotnull || ' ' || a.attidentity::text || a.attgenerated::text || ' '
      || coalesce(pg_get_expr(d.adbin, d.adrelid), '') || ' ' || coalesce(l.collname, '')
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    left join pg_collation l on l.oid = a.attcollation
    where c.relnamespace = 'public'::regnamespace`,
  relations: `
    select relname || ' ' || relkind::text || ' ' || relrowsecurity || ' ' || relforcerowsecurity
      || ' ' || coalesce(reloptions::text, '')
    from pg_class where relnamespace = 'public'::regnamespace`,
  // PostgreSQL writes a condition that it has read back with fewer brackets.
  constraints: `
    select conrelid::regclass || ' ' || conname || ' ' || convalidated || ' ' || 
      translate(pg_get_constraintdef(oid), '()', '')
    from pg_constraint where connamespace = 'public'::regnamespace`,
  indexes: `select indexdef from pg_indexes where schemaname = 'public'`,
  policies: `select p::text from pg_policies p where schemaname = 'public'`,
  triggers: `
    select pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text from pg_trigger t where not t.tgisinternal`,
  functions: `
    select pg_get_functiondef(p.oid) from pg_proc p
    left join pg_depend d on d.objid = p.oid and d.deptype = 'e'
    where p.pronamespace = 'public'::regnamespace and d.objid is null`,
  'rights on tables': `
    select c.relname || ' ' || pg_get_userbyid(r.grantee) || ' ' || r.privilege_type || ' ' || r.is_grantable
    from pg_class c, aclexplode(coalesce(c.relacl, acldefault('r', c.relowner))) r
    where c.relnamespace = 'public'::regnamespace`,
  'rights on columns': `
    select a.attrelid::regclass || '.' || a.attname || ' ' || pg_get_userbyid(r.grantee) || ' ' || r.privilege_type
    from pg_attribute a, aclexplode(a.attacl) r
    where a.attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
  'rights on functions': `
    select p.oid::regprocedure || ' ' || pg_get_userbyid(r.grantee) || ' ' || r.privilege_type
    from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) r
    where p.pronamespace = 'public'::regnamespace`,
  'rights to come': `
    select d.defaclobjtype::text || ' ' || pg_get_userbyid(r.grantee) || ' ' || r.privilege_type
    from pg_default_acl d, aclexplode(d.defaclacl) r`,
  'rights on the schema': `
    select pg_get_userbyid(r.grantee) || ' ' || r.privilege_type
    from pg_namespace n, aclexplode(n.nspacl) r where n.nspname = 'public'`,
  sequences: `
    select sequencename || ' ' || data_type || ' ' || start_value || ' ' || increment_by || ' ' || cycle
    from pg_sequences where schemaname = 'public'`,
  types: `
    select t.typname || ' ' || t.typtype::text || ' ' || coalesce(e.enumlabel, '')
    from pg_type t left join pg_enum e on e.enumtypid = t.oid
    where t.typnamespace = 'public'::regnamespace`,
  extensions: 'select extname from pg_extension',
  statistics: `select pg_get_statisticsobjdef(oid) from pg_statistic_ext`,
  migrations: `select name || ' ' || checksum from migrations`,
}

describe('the baseline of a new installation', () => {
  let begun: Database
  let upgraded: Database

  beforeAll(async () => {
    begun = await openEmptyDatabase()
    upgraded = await openEmptyDatabase()
    await migrate(begun)
    await asOwner(upgraded.ownerPool, applyChain)
  })
  afterAll(async () => {
    await begun.close()
    await upgraded.close()
  })

  it.each(Object.entries(facts))('gives the %s that all migrations give', async (_, query) => {
    const linesOf = async (database: Database): Promise<string[]> => {
      const { rows } = await ownerQuery(database, `select * from (${query}) f(line)`)
      return (rows as { line: string }[]).map(({ line }) => line).toSorted()
    }
    expect(await linesOf(begun)).toEqual(await linesOf(upgraded))
  })

  it('leaves no row, as all migrations do', async () => {
    const { rows: tables } = await ownerQuery(
      upgraded,
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'`,
    )
    for (const { name } of tables as { name: string }[]) {
      const { rows } = await ownerQuery(upgraded, `select 1 from "${name}"`)
      expect([name, rows]).toEqual([name, []])
    }
  })
})
