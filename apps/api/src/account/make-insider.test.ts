import { auth, session } from '@renfort/contract'
import { beforeAll, expect, it } from 'vitest'
import { aCompany } from '../testing/companies.ts'
import { clientHash, newEmail } from '../testing/new-account.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { call, sharedApp, type TestApp } from '../testing/test-app.ts'
import { makeInsider } from './make-insider.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

const password = clientHash('Chosen!2026')

/** Opens the printed page and chooses a password. */
function choose(path: string) {
  const { searchParams } = new URL(path, 'http://localhost')
  const params = { userId: searchParams.get('userId') ?? '' }
  const body = { token: searchParams.get('token') ?? '', password }
  return call(app, auth.resetPassword, null, { params, body })
}

it('makes an account of the internal staff, whose link works once', async () => {
  const email = newEmail()
  const path = await makeInsider(app.services.db, email.toUpperCase(), ['Nora', 'Petit'])
  expect(path).toMatch(/^\/reset-password\?userId=[0-9a-f-]{36}&token=[\w-]{43}$/)
  expect((await choose(path)).status).toBe(200)
  expect((await choose(path)).error.key).toBe('errors.auth.link_invalid')
  const { status } = await call(app, auth.login, null, { body: { email, password } })
  expect(status).toBe(200)
  const { rows } = await ownerQuery(
    app.database,
    `select first_name, last_name, is_insider, a.after from users u
      join audit_log a on a.entity_id = u.id::text and a.action = 'user.makeInsider'
      where email = $1`,
    [email],
  )
  expect(rows).toEqual([
    expect.objectContaining({
      first_name: 'Nora',
      last_name: 'Petit',
      is_insider: true,
      after: { email },
    }),
  ])
})

it('API-08 answers no company to internal staff, whose calls name none', async () => {
  const email = newEmail()
  const chosen = await choose(await makeInsider(app.services.db, email, ['Nora', 'Petit']))
  const { body } = await call(app, auth.login, null, { body: { email, password } })
  expect([chosen.body.organisationId, body.organisationId]).toEqual([null, null])
  for (const organisationId of [null, '00000000-0000-0000-0000-000000000000']) {
    const { status } = await call(app, session.readMe, { ...body, organisationId }, {})
    expect(status).toBe(200)
  }
})

it('gives a new link while no password was chosen, and none afterwards', async () => {
  const email = newEmail()
  await makeInsider(app.services.db, email, ['Nora', 'Petit'])
  const second = await makeInsider(app.services.db, email, ['Nora', 'Petit'])
  expect((await choose(second)).status).toBe(200)
  await expect(makeInsider(app.services.db, email, ['Nora', 'Petit'])).rejects.toThrow(
    /has a password already/,
  )
})

it('makes no insider of a member of a company, nor of what is no address', async () => {
  const { admin } = await aCompany(app)
  const { rows } = await ownerQuery(app.database, 'select email from users where id = $1', [
    admin.userId,
  ])
  const [{ email } = { email: '' }] = rows as { email: string }[]
  await expect(makeInsider(app.services.db, email, ['Nora', 'Petit'])).rejects.toThrow(
    /member of a company/,
  )
  await expect(makeInsider(app.services.db, 'nora')).rejects.toThrow(
    'nora is not an e-mail address.',
  )
})

const namesIn = async (email: string) => {
  const { rows } = await ownerQuery(
    app.database,
    'select first_name, last_name from users where email = $1',
    [email],
  )
  return rows.map((row) => [row['first_name'], row['last_name']])
}

it('WORK-06 reads their names from the address, or asks for them; who has one name says that one alone', async () => {
  const domain = newEmail().replaceAll('@', '.')
  await makeInsider(app.services.db, `zoe-anne.le_goff@${domain}`)
  expect(await namesIn(`zoe-anne.le_goff@${domain}`)).toEqual([['Zoe', 'Anne Le Goff']])
  const alone = `suryani@${domain}`
  await expect(makeInsider(app.services.db, alone)).rejects.toThrow(/add their first and last name/)
  await expect(makeInsider(app.services.db, alone, ['R2D2'])).rejects.toThrow(/no name of a person/)
  await makeInsider(app.services.db, alone, ['Suryani'])
  expect(await namesIn(alone)).toEqual([['Suryani', '']])
})
