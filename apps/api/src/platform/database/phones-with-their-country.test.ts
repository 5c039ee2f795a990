import { readFile } from 'node:fs/promises'
import { beforeAll, expect, it } from 'vitest'
import { keptPhone } from '../http/kept-phone.ts'
import { aCompany } from '../../testing/companies.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { aSider } from '../../testing/siders.ts'
import { sharedApp, type TestApp } from '../../testing/test-app.ts'
import { asOwner } from './caller-queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

async function migrateAfter(table: 'users' | 'siders', id: string, phone: string) {
  await ownerQuery(app.database, `update ${table} set phone_number = $2 where id = $1`, [id, phone])
  const file = new URL('../../../migrations/0276_phones_with_their_country.sql', import.meta.url)
  const statements = await readFile(file, 'utf8')
  await asOwner(app.database.ownerPool, (client) => client.query(statements))
  const { rows } = await ownerQuery(
    app.database,
    `select phone_number from ${table} where id = $1`,
    [id],
  )
  return rows[0]?.['phone_number']
}

it.each([
  ['0612345678'],
  ['06 12 34 56 78'],
  ['06.12.34.56.78'],
  ['+33 6 12 34 56 78'],
  ['+33 (0)6 12 34 56 78'],
  ['0033612345678'],
])('the migration stores %s as the API would by now', async (typed) => {
  const { admin } = await aCompany(app)
  const kept = await migrateAfter('users', admin.userId, typed)
  expect(kept).toBe('+33612345678')
  expect(keptPhone(typed, 'phoneNumber')).toBe(kept)
})

it('the migration leaves numbers of other countries, and what is none', async () => {
  const { admin } = await aCompany(app)
  for (const typed of ['+32470123456', '0000000000', '612345678']) {
    expect(await migrateAfter('users', admin.userId, typed)).toBe(typed)
  }
})

it('the migration gives no Sider the phone of another one', async () => {
  const [first, second] = [await aSider(app), await aSider(app)]
  expect(await migrateAfter('siders', first, '+33611223399')).toBe('+33611223399')
  expect(await migrateAfter('siders', second, '06 11 22 33 99')).toBe('06 11 22 33 99')
})
