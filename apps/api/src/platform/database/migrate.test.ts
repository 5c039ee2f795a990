import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { asOwner } from './caller-queries.ts'
import type { Database } from './database.ts'
import { migrate, statementsOutside } from './migrate.ts'

it('a file that says so runs outside a transaction, one statement after the other', () => {
  const sql = `-- outside a transaction
-- A cut-off try leaves an index that does not hold.
drop index concurrently if exists missions_by_name;
create index concurrently missions_by_name
  on missions (name);
`
  expect(statementsOutside(sql)).toEqual([
    '-- A cut-off try leaves an index that does not hold.\ndrop index concurrently if exists missions_by_name',
    'create index concurrently missions_by_name\n  on missions (name)',
  ])
  expect(statementsOutside('create table a (b int);\n-- outside a transaction')).toBeNull()
})

describe('R18 files of a next release', () => {
  const fill = `-- outside a transaction
-- in parts of 10 of things
update things set filled = coalesce(filled, 0) + 1 where id between $1 and $2;
`
  let database: Database
  let folder: string
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'renfort-migrations-'))
    database = await openTestDatabase()
    await database.ownerPool.query(`
      create table things (id uuid primary key default gen_random_uuid(), filled integer, stops boolean);
      alter table things enable row level security;
      alter table things force row level security;
      create policy everything on things to renfort_system using (true);
      grant select, insert, update on things to renfort_system`)
    await asSystem('insert into things select from generate_series(1, 25)')
  })
  afterEach(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })
  const asSystem = <Row extends pg.QueryResultRow>(statement: string) =>
    asOwner(database.ownerPool, async (client) => {
      await client.query('set role renfort_system')
      const result = await client.query<Row>(statement)
      await client.query('reset role')
      return result
    })
  const things = async () => {
    const { rows } = await asSystem<{ filled: number | null; n: number }>(
      'select filled, count(*)::int as n from things group by 1',
    )
    return new Map(rows.map(({ filled, n }) => [filled, n]))
  }
  const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)

  it('a fill that is cut off goes on where it was, and fills each row once', async () => {
    await database.ownerPool.query(`
      create function stop_at_last() returns trigger language plpgsql as $$
      begin
        if (select count(*) from things where filled = 1) >= 10 then raise exception 'cut off'; end if;
        return new;
      end $$;
      create trigger stop before update on things for each statement execute function stop_at_last()`)
    write('9001_fill.sql', fill)
    await expect(migrate(database, folder)).rejects.toThrow('9001_fill.sql failed')
    expect(await things()).toEqual(
      new Map([
        [1, 10],
        [null, 15],
      ]),
    )
    await database.ownerPool.query('drop trigger stop on things')
    expect(await migrate(database, folder)).toEqual(['9001_fill.sql'])
    expect(await things()).toEqual(new Map([[1, 25]]))
    const { rows } = await database.ownerPool.query(
      "select to_regclass('migration_parts') as marks",
    )
    expect(rows).toEqual([{ marks: null }])
  })

  // The embedded database has one connection: nobody waits for another.
  it.runIf(process.env['TEST_DATABASE_URL'])(
    'a statement outside a transaction lets calls pass while it waits, and is run when it can be',
    async () => {
      write(
        '9001_column.sql',
        '-- outside a transaction\nalter table things add column if not exists more text;\n',
      )
      const holder = new pg.Client(database.ownerPool.options)
      await holder.connect()
      await holder.query('begin; select from things')
      const migrated = migrate(database, folder)
      const waiting = "select from pg_locks where not granted and relation = 'things'::regclass"
      await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(1)
      const start = performance.now()
      await things()
      expect(performance.now() - start).toBeLessThan(500)
      await holder.query('commit')
      await holder.end()
      expect(await migrated).toEqual(['9001_column.sql'])
    },
  )
})
