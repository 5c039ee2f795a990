import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { builtOnce } from './built-once.ts'
import { callerQueries } from './caller-queries.ts'
import type { Database } from './database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('a query built once gets the values of each run, wherever it names them', async () => {
  const queries = callerQueries(database)('everything')
  let built = 0
  const byName = builtOnce(['key', 'other'], (from, { key, other }) => {
    built += 1
    return from
      .selectFrom('feature_flags')
      .select('key')
      .where((any) => any.or([any('key', '=', other), any('key', '=', key)]))
      .where('key', '!=', 'constant')
  })
  expect(byName(queries, { key: 'a', other: 'b' }).parameters).toEqual(['b', 'a', 'constant'])
  expect(byName(queries, { key: 'c', other: 'd' }).parameters).toEqual(['d', 'c', 'constant'])
  expect(built).toBe(1)
  expect((await queries.executeQuery(byName(queries, { key: 'c', other: 'd' }))).rows).toEqual([])
})
