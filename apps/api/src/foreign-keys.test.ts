import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ownerQuery } from './testing/owner-query.ts'
import { sharedApp } from './testing/test-app.ts'

/** Accounts are closed, Siders lose their name and companies stay: nothing looks for the children of such rows. */
const neverDeleted = ['organisations', 'siders', 'users']

/** Foreign keys without an index although their parents are deleted, each with its reason. */
const withoutIndex: Readonly<Record<string, string>> = {}

// An index serves where it begins with a column of the key, and has every row in which that column is not null.
const unserved = `
  select k.conname as name, k.confrelid::regclass::text as parent from pg_constraint k
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
    select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indrelid = k.conrelid and i.indisvalid and i.indkey[0] = any(k.conkey)
      and (i.indpred is null
        or pg_get_expr(i.indpred, i.indrelid) = '(' || quote_ident(a.attname) || ' IS NOT NULL)'))`

describe('deleting a row looks for its children by an index', () => {
  it('for each foreign key whose parents are deleted; no exception is stale', async () => {
    const { rows } = await ownerQuery((await sharedApp()).database, unserved)
    const found = (rows as { name: string; parent: string }[])
      .filter(({ parent }) => !neverDeleted.includes(parent))
      .map(({ name }) => name)
    expect(found.toSorted()).toEqual(Object.keys(withoutIndex).toSorted())
  })

  it('never for accounts, Siders and companies, of which no statement of the product deletes one', () => {
    const sources = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
      (path) => !path.endsWith('.test.ts'),
    )
    const deletion = new RegExp(
      String.raw`(?:deleteFrom\('|delete from )(?:${neverDeleted.join('|')})\b`,
    )
    expect(
      sources.filter((path) =>
        deletion.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
      ),
    ).toEqual([])
  })
})
