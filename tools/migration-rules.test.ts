import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { firstHeld, refusedStatements } from './migration-rules.ts'
import { repositoryRoot } from './source-file.ts'

const folder = join(repositoryRoot, 'apps/api/migrations')

it('no migration stops calls or the former release while it runs', () => {
  const held = readdirSync(folder).filter(
    (name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name) && name >= firstHeld,
  )
  const refused = held.flatMap((name) =>
    refusedStatements(name, readFileSync(join(folder, name), 'utf8')).map(
      ({ statement, why }) => `${name}: ${statement}: ${why}`,
    ),
  )
  expect(refused).toEqual([])
})

const count = (sql: string, name = '0400_something.sql') => refusedStatements(name, sql).length

describe('the first half of a change refuses', () => {
  it.each([
    'create index missions_by_name on missions (name)',
    'create unique index if not exists missions_by_name\n  on missions (name)',
    'alter table missions alter column name type varchar(10)',
    'alter table missions alter name set data type text',
    'alter table missions alter column name set not null',
    'alter table missions add column token uuid default gen_random_uuid()',
    'alter table missions add column seen timestamptz default clock_timestamp()',
    'alter table missions add column number bigserial',
    'alter table missions add column number int generated always as identity',
    'alter table missions add column city text not null',
    'alter table missions add column city_id uuid references cities (id)',
    'alter table missions add constraint positive check (amount > 0)',
    'alter table missions add constraint of_city foreign key (city_id) references cities (id)',
    'alter table missions add constraint one_name unique (name)',
    'alter table missions add unique (name)',
    'alter table missions drop column name',
    'alter table missions drop if exists name',
    'alter table missions rename column name to title',
    'alter table missions rename to orders',
    'drop table missions',
    'truncate missions',
    'lock table missions',
    'vacuum full missions',
    'reindex table missions',
    '-- why\nALTER TABLE missions -- and where\n  DROP COLUMN name;',
  ])('%s', (sql) => expect(count(sql)).toBe(1))
})

describe('the first half of a change may', () => {
  it.each([
    'create index concurrently missions_by_name on missions (name)',
    'create table cities (id uuid primary key, name text not null); create index cities_by_name on cities (name); alter table cities add constraint named check (name <> $$$$)',
    'alter table missions add column city text',
    "alter table missions add column city text not null default ''",
    'alter table missions add column seen timestamptz not null default now()',
    'alter table missions add constraint positive check (amount > 0) not valid',
    'alter table missions add constraint of_city foreign key (city_id) references cities (id) not valid',
    'alter table missions validate constraint positive',
    'alter table missions add constraint one_name unique using index missions_by_name',
    'alter table missions alter column name set default $$x$$',
    'alter table missions alter column name drop default',
    'alter table missions alter column name drop not null',
    'alter table missions drop constraint positive',
    "update missions set name = 'drop table missions; truncate missions'",
    'create function f() returns void language plpgsql as $body$ begin drop table missions; end $body$',
  ])('%s', (sql) => expect(count(sql)).toBe(0))
})

it('the second half may drop what no release needs, and still stops nobody', () => {
  const name = '0401_contract_names.sql'
  expect(count('alter table missions drop column name; drop table cities', name)).toBe(0)
  expect(count('vacuum full missions', name)).toBe(1)
})
