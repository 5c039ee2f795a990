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

async function clean(name: string): Promise<void> {
  const migration = new URL(`../../../migrations/${name}.sql`, import.meta.url)
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
  await clean('0230_texts_of_one_line')
  expect(await stored('first_name, last_name', 'siders', siderId)).toEqual({
    first_name: 'Marie Claire',
    last_name: '\u0639\u0644\u06cc\u200c\u0631\u0636\u0627',
  })
  expect(await stored('order_number, side_note', 'missions', missionId)).toEqual({
    order_number: 'BC 2026',
    side_note: 'Sonner\ndeux fois',
  })
  // The last name would become empty.
  expect(await stored('first_name, last_name', 'users', company.admin.userId)).toEqual({
    first_name: 'Zo\u00e9',
    last_name: '\u200b',
  })
})

it('the next one cleans what that one left: motives, the work of a mission and views of the planning, each by the rule of its field', async () => {
  const company = await aCompany(app)
  const missionId = await aDraft(app, company.admin)
  const { rows } = await ownerQuery(
    app.database,
    `insert into motives (organisation_id, reason, justification, replacements, created_at)
     values ($1, 'replacement', $2, $3, now()) returning id`,
    [
      company.id,
      'Congé\r\nde maternité\u200b',
      JSON.stringify([
        {
          name: 'Zo\u00e9\tMartin',
          position: 'Chef\u200b',
          justification: 'Absence\r\nprévue\tjeudi',
        },
      ]),
    ],
  )
  await ownerQuery(
    app.database,
    'update missions set dress_code = $2, purpose = $3, subtasks = $4, tools = $5 where id = $1',
    [
      missionId,
      'Chemise\tblanche',
      '\u200b',
      JSON.stringify([{ name: 'Servir\nles tables', custom: true }]),
      JSON.stringify([]),
    ],
  )
  await ownerQuery(
    app.database,
    `insert into planning_views (organisation_id, user_id, name, shown, created_at, updated_at)
     values ($1, $2, $3, '{}', now(), now()), ($1, $2, 'Ma vue', '{"place": "Lyon\\t2"}', now(), now()),
       ($1, $2, $4, '{}', now(), now())`,
    [company.id, company.admin.userId, 'Ma\tvue', 'Le\tsoir'],
  )
  await clean('0275_other_texts_of_one_line')
  expect(await stored('justification, replacements', 'motives', String(rows[0]?.['id']))).toEqual({
    justification: 'Congé\nde maternité',
    replacements: [
      { name: 'Zo\u00e9 Martin', position: 'Chef', justification: 'Absence\nprévue jeudi' },
    ],
  })
  expect(await stored('dress_code, purpose, subtasks, tools', 'missions', missionId)).toEqual({
    dress_code: 'Chemise blanche',
    purpose: null,
    subtasks: [{ name: 'Servir les tables', custom: true }],
    tools: [],
  })
  const views = await ownerQuery(
    app.database,
    'select name, shown from planning_views where organisation_id = $1 order by name',
    [company.id],
  )
  // Two names would become equal: both stay.
  expect(views.rows).toEqual(
    expect.arrayContaining([
      { name: 'Ma\tvue', shown: {} },
      { name: 'Ma vue', shown: { place: 'Lyon 2' } },
      { name: 'Le soir', shown: {} },
    ]),
  )
})

it('the last one cleans departments, each name with its key, and what a company says of itself', async () => {
  const company = await aCompany(app)
  await ownerQuery(
    app.database,
    `insert into departments (organisation_id, name, name_key, code, created_at, updated_at)
     values ($1, $2, $3, $4, now(), now()), ($1, 'Bar', 'bar', null, now(), now()),
       ($1, $5, $5, null, now(), now())`,
    [company.id, 'Été\t2026\u200b', 'ete\t2026\u200b', 'A\u200b1', 'bar\u200b'],
  )
  await ownerQuery(
    app.database,
    `insert into organisation_profiles (organisation_id, description) values ($1, $2)
     on conflict (organisation_id) do update set description = excluded.description`,
    [company.id, 'Une brasserie\r\nà\tLyon\u202e'],
  )
  await clean('0290_last_texts_of_one_line')
  const departments = await ownerQuery(
    app.database,
    'select name, name_key, code from departments where organisation_id = $1',
    [company.id],
  )
  expect(departments.rows).toHaveLength(3)
  // Two names would become equal: both stay.
  expect(departments.rows).toEqual(
    expect.arrayContaining([
      { name: 'Été 2026', name_key: 'ete 2026', code: 'A1' },
      { name: 'Bar', name_key: 'bar', code: null },
      { name: 'bar\u200b', name_key: 'bar\u200b', code: null },
    ]),
  )
  const { rows } = await ownerQuery(
    app.database,
    'select description from organisation_profiles where organisation_id = $1',
    [company.id],
  )
  expect(rows).toEqual([{ description: 'Une brasserie\nà Lyon' }])
})
