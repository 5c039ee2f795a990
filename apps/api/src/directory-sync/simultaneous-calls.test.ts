import { randomUUID } from 'node:crypto'
import { auth, scimUsers, team } from '@renfort/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompany } from '../testing/companies.ts'
import {
  aDirectory,
  anAddedEmployee,
  anEmployee,
  type TestDirectory,
} from '../testing/directories.ts'
import { clientHash, newAccount } from '../testing/new-account.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { call, sharedApp } from '../testing/test-app.ts'

const app = await sharedApp()
let directory: TestDirectory
beforeEach(async () => {
  directory = await aDirectory(app, await aCompany(app))
})

const add = (body: ReturnType<typeof anEmployee>) =>
  call(app, scimUsers.createUser, directory.caller, { body })
const patch = (scimUserId: string, path: string, value: string | boolean) =>
  call(app, scimUsers.patchUser, directory.caller, {
    params: { scimUserId },
    body: { Operations: [{ op: 'Replace', path, value }] },
  })
const invite = (email: string) =>
  call(app, team.inviteMember, directory.owner.admin, {
    body: { email, firstName: 'Ada', lastName: 'Roy', role: 'collaborator' },
  })

async function memberships(email: string): Promise<unknown> {
  const { rows } = await ownerQuery(
    app.database,
    `select count(*)::int as count from memberships m join users u on u.id = m.user_id
      where u.email = $1 and m.organisation_id = $2`,
    [email, directory.owner.id],
  )
  return rows[0]?.['count']
}

describe('calls that make one account at once', () => {
  it('RFC 7644 3.3 add it once, and answer the others 409 uniqueness', async () => {
    const sent = anEmployee(directory.domain)
    const answers = await Promise.all([
      add(sent),
      add(sent),
      add({ ...sent, externalId: randomUUID() }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.response.json()).toMatchObject({ status: '409', scimType: 'uniqueness' })
  })

  it('an invitation and a directory make one membership', async () => {
    const sent = anEmployee(directory.domain)
    const answers = await Promise.all([invite(sent.userName), add(sent)])
    for (const { status } of answers) expect([200, 201, 409]).toContain(status)
    expect(await memberships(sent.userName)).toBe(1)
  })

  it('an invitation and a directory that opens somebody again make one membership', async () => {
    const { id, email } = await anAddedEmployee(app, directory)
    await patch(id, 'active', false)
    const answers = await Promise.all([patch(id, 'active', true), invite(email)])
    for (const { status } of answers) expect([200, 201, 409]).toContain(status)
    expect(await memberships(email)).toBe(1)
  })

  it('a sign-up takes an address, or the directory moves somebody there', async () => {
    const { id } = await anAddedEmployee(app, directory)
    const email = `${randomUUID()}@${directory.domain}`
    const answers = await Promise.all([
      patch(id, 'emails[type eq "work"].value', email),
      call(app, auth.createAccount, null, { body: newAccount(email, clientHash('Secret!2026')) }),
    ])
    for (const { status } of answers) expect([200, 201, 409]).toContain(status)
    const { rows } = await ownerQuery(app.database, 'select id from users where email = $1', [
      email,
    ])
    expect(rows).toHaveLength(1)
  })
})
