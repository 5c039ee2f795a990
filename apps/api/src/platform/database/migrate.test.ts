import { expect, it } from 'vitest'
import { statementsOutside } from './migrate.ts'

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
