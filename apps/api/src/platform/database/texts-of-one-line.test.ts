import { readFile } from 'node:fs/promises'
import { beforeAll, expect, it } from 'vitest'
import { aCompany } from '../../testing/companies.ts'
import { aDraft } from '../../testing/missions.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { aSider } from '../../testing/siders.ts'
import { sharedApp, type TestApp } from '../../testing/test-app.ts'
import { asOwner } from './caller-queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

async function clean(): Promise<void> {
  const migration = new URL('../../../migrations/0230_texts_of_one_line.sql', import.meta.url)
  const statements = await readFile(migration, 'utf8')
  await asOwner(app.database.ownerPool, (client) => client.query(statements))
}

async function stored(columns: string, table: string, id: string) {
  const { rows } = await ownerQuery(app.database, `select ${columns} from ${table} where id = $1`, [
    id,
  ])
  return rows[0]
}

it('the migration cleans what was stored before the rule of texts of one line, and no joiner of a script', async () => {
  const company = await aCompany(app)
  const missionId = await aDraft(app, company.admin)
  const siderId = await aSider(app, {
    firstName: 'Marie\r\nClaire\u200b',
    lastName: '\u0639\u0644\u06cc\u200c\u0631\u0636\u0627',
  })
  await ownerQuery(
    app.database,
    'update missions set order_number = $2, side_note = $3 where id = $1',
    [missionId, 'BC\t2026\u202e', 'Sonner\r\ndeux\tfois\u200d'],
  )
  await ownerQuery(app.database, 'update users set first_name = $2, last_name = $3 where id = $1', [
    company.admin.userId,
    'Zo\u00e9\u200d',
    '\u200b',
  ])
  await clean()
  expect(await stored('first_name, last_name', 'siders', siderId)).toEqual({
    first_name: 'Marie Claire',
    last_name: '\u0639\u0644\u06cc\u200c\u0631\u0636\u0627',
  })
  expect(await stored('order_number, side_note', 'missions', missionId)).toEqual({
    order_number: 'BC 2026',
    side_note: 'Sonner\ndeux fois',
  })
  // Nothing would be left of the last name.
  expect(await stored('first_name, last_name', 'users', company.admin.userId)).toEqual({
    first_name: 'Zo\u00e9',
    last_name: '\u200b',
  })
})
