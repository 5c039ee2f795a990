import { randomUUID } from 'node:crypto'
import {
  auth,
  departments,
  directories,
  history,
  organisation,
  scimGroups,
  scimUsers,
} from '@renfort/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSession } from '../account/sessions/open-session.ts'
import { nobody } from '../platform/database/db.ts'
import { aKey } from '../testing/api-keys.ts'
import { aCompany, aGroup, type TestCompany } from '../testing/companies.ts'
import {
  aDirectory,
  aGroupOf,
  anAddedEmployee,
  anEmployee,
  aVerifiedDomain,
  type TestDirectory,
} from '../testing/directories.ts'
import { mailsTo } from '../testing/mails.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { type Answered, call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let company: TestCompany
let directory: TestDirectory

beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  company = await aCompany(app)
  directory = await aDirectory(app, company)
})

const told = ({ status, error }: Answered<unknown>) => [status, error?.key]
const query = async (text: string, ...values: unknown[]) =>
  (await ownerQuery(app.database, text, values)).rows as Record<string, unknown>[]
const roleOf = async (userId: string, of = company.id) =>
  (
    await query(
      'select role from memberships where user_id = $1 and organisation_id = $2',
      userId,
      of,
    )
  )[0]?.['role'] ?? null

const added = (body: object, by = directory) =>
  call(app, scimUsers.createUser, by.caller, { body: body as ReturnType<typeof anEmployee> })
const setActive = (id: string, active: boolean, by = directory) =>
  call(app, scimUsers.patchUser, by.caller, {
    params: { scimUserId: id },
    body: { Operations: [{ op: 'Replace', path: 'active', value: active }] },
  })
const patchMembers = (id: string, op: 'Add' | 'Remove', memberIds: readonly string[]) =>
  call(app, scimGroups.patchGroup, directory.caller, {
    params: { scimGroupId: id },
    body: { Operations: [{ op, path: 'members', value: memberIds.map((value) => ({ value })) }] },
  })
const giveRole = (id: string, role: 'admin' | 'missionManager' | 'collaborator' | null) =>
  call(app, directories.setGroupRole, company.admin, {
    params: { id: company.id, directoryGroupId: id },
    body: { role },
  })

async function sessionOf(userId: string): Promise<Caller> {
  const { token } = await app.services.db.transaction(nobody, (transaction) =>
    openSession(transaction, { id: userId, isInsider: false }),
  )
  return { token, userId, organisationId: company.id }
}
const seen = async (caller: Caller) =>
  call(app, organisation.readOrganisation, caller, {
    params: { id: caller.organisationId ?? '' },
  })

/** The directory’s id of the administrator of the company, under a domain that it verified. */
async function administratorInDirectory(): Promise<string> {
  const email = `${randomUUID()}@${directory.domain}`
  await query('update users set email = $2 where id = $1', company.admin.userId, email)
  const { body } = await added({ ...anEmployee(directory.domain), userName: email, emails: [] })
  return body.id
}

describe('a person whom the directory adds', () => {
  it('is a member with the default role, gets no mail, and enters by a forgotten password', async () => {
    const { email, userId } = await anAddedEmployee(app, directory)
    expect(await roleOf(userId)).toBe('collaborator')
    expect(await mailsTo(app, email)).toEqual([])
    await call(app, auth.forgotPassword, null, { body: { email } })
    expect(await mailsTo(app, email)).toHaveLength(1)
  })

  it('has the default role that the company chose', async () => {
    await call(app, directories.setDefaultRole, company.admin, {
      params: { id: company.id },
      body: { role: 'missionManager' },
    })
    const { userId } = await anAddedEmployee(app, directory)
    expect(await roleOf(userId)).toBe('missionManager')
  })

  it.each([
    [{ name: { givenName: 'Ada', familyName: 'Roy' } }, 'Ada', 'Roy'],
    [{ name: { givenName: 'Suharto' } }, 'Suharto', ''],
    [{ name: { familyName: 'Suharto', givenName: '' } }, 'Suharto', ''],
    [{ name: null, displayName: 'Ana María Lopez' }, 'Ana', 'María Lopez'],
    [{ name: { formatted: 'Madonna' } }, 'Madonna', ''],
    [{ name: { givenName: 'R2D2 <b>', familyName: '42' } }, 'R D b', ''],
  ])('is named after %j', async (names, firstName, lastName) => {
    const sent = anEmployee(directory.domain)
    await added({ ...sent, ...names })
    expect(
      await query('select first_name, last_name from users where email = $1', sent.userName),
    ).toEqual([{ first_name: firstName, last_name: lastName }])
  })

  it.each([
    [
      { emails: [{ value: 'ada@elsewhere.test', type: 'work' }] },
      'errors.directory.foreign_domain',
    ],
    [{ emails: [], userName: 'ada' }, 'errors.directory.not_email'],
    [{ emails: [{ value: 'ada' }] }, 'errors.directory.not_email'],
    [{ active: 'perhaps' }, 'errors.directory.value'],
  ])('is refused with %j', async (wrong, key) => {
    expect(told(await added({ ...anEmployee(directory.domain), ...wrong }))).toEqual([400, key])
  })

  it('is refused below a verified domain, and under a domain that another company verified', async () => {
    const theirs = await aVerifiedDomain(app, (await aCompany(app)).id)
    for (const domain of [`sous.${directory.domain}`, theirs]) {
      expect(told(await added(anEmployee(domain)))).toEqual([
        400,
        'errors.directory.foreign_domain',
      ])
    }
  })

  it('is the account that already has the address, with its role', async () => {
    const { manager } = company
    const email = `${randomUUID()}@${directory.domain}`
    await query('update users set email = $2 where id = $1', manager.userId, email)
    const { status } = await added({ ...anEmployee(directory.domain), userName: email, emails: [] })
    expect([status, await roleOf(manager.userId)]).toEqual([201, 'missionManager'])
    const twice = await added({
      ...anEmployee(directory.domain),
      emails: [{ value: email, type: 'work' }],
    })
    expect(told(twice)).toEqual([409, 'errors.directory.user_exists'])
  })

  it('who is not active yet has no account until they are', async () => {
    const sent = { ...anEmployee(directory.domain), active: false }
    const { body } = await added(sent)
    const accounts = () => query('select id from users where email = $1', sent.userName)
    expect(await accounts()).toEqual([])
    await setActive(body.id, true)
    const [account] = await accounts()
    expect(await roleOf(String(account?.['id']))).toBe('collaborator')
  })
})

describe('a person whom the directory closes', () => {
  it.each(['patch', 'delete'])('has no session here with the next call: %s', async (how) => {
    const { id, userId } = await anAddedEmployee(app, directory)
    const caller = await sessionOf(userId)
    expect((await seen(caller)).status).toBe(200)
    const answer =
      how === 'patch'
        ? await setActive(id, false)
        : await call(app, scimUsers.deleteUser, directory.caller, { params: { scimUserId: id } })
    expect(answer.status).toBeLessThan(300)
    expect(told(await seen(caller))).toEqual([401, 'errors.token.forbidden'])
    expect(await query('select from sessions where user_id = $1', userId)).toEqual([])
    const { body } = await call(app, directories.readDirectory, company.admin, {
      params: { id: company.id },
    })
    expect([body.members, body.closed.map(({ name }) => name)]).toEqual([0, ['Ada Roy']])
  })

  it('is a member again, with the same account and the role of their groups', async () => {
    const { id, userId } = await anAddedEmployee(app, directory)
    const group = await aGroupOf(app, directory, [id])
    await giveRole(group, 'missionManager')
    await setActive(id, false)
    expect(await roleOf(userId)).toBeNull()
    await setActive(id, true)
    expect(await roleOf(userId)).toBe('missionManager')
    const { body } = await call(app, directories.readDirectory, company.admin, {
      params: { id: company.id },
    })
    expect([body.members, body.closed]).toEqual([1, []])
  })

  it('keeps what they are in another company', async () => {
    const { id, userId } = await anAddedEmployee(app, directory)
    const other = await aCompany(app)
    await query(
      "insert into memberships (user_id, organisation_id, role) values ($1, $2, 'collaborator')",
      userId,
      other.id,
    )
    const caller = await sessionOf(userId)
    await setActive(id, false)
    expect(told(await seen(caller))).toEqual([403, 'errors.organisation.forbidden'])
    expect((await seen({ ...caller, organisationId: other.id })).status).toBe(200)
    await call(app, scimUsers.replaceUser, directory.caller, {
      params: { scimUserId: id },
      body: { ...anEmployee(directory.domain), name: { givenName: 'Eve', familyName: 'Doe' } },
    })
    const [account] = await query('select first_name, email from users where id = $1', userId)
    expect(account).toMatchObject({ first_name: 'Ada' })
  })
})

describe('a person who changes', () => {
  it('has the new name and address', async () => {
    const { id, userId } = await anAddedEmployee(app, directory)
    const next = {
      ...anEmployee(directory.domain),
      name: { givenName: 'Ada', familyName: 'Lovelace' },
    }
    await call(app, scimUsers.replaceUser, directory.caller, {
      params: { scimUserId: id },
      body: next,
    })
    expect(await query('select last_name, email from users where id = $1', userId)).toEqual([
      { last_name: 'Lovelace', email: next.userName },
    ])
  })

  it('does not move to a foreign domain, nor to the address of somebody else', async () => {
    const one = await anAddedEmployee(app, directory)
    const other = await anAddedEmployee(app, directory)
    for (const [email, status, key] of [
      ['ada@elsewhere.test', 400, 'errors.directory.foreign_domain'],
      [other.email, 409, 'errors.directory.user_exists'],
    ] as const) {
      const answer = await call(app, scimUsers.patchUser, directory.caller, {
        params: { scimUserId: one.id },
        body: {
          Operations: [{ op: 'replace', path: 'emails[type eq "work"].value', value: email }],
        },
      })
      expect(told(answer)).toEqual([status, key])
    }
    expect(await query('select email from users where id = $1', one.userId)).toEqual([
      { email: one.email },
    ])
  })

  it('keeps the address that they chose outside the verified domains', async () => {
    const { id, userId } = await anAddedEmployee(app, directory)
    const own = `${randomUUID()}@private.test`
    await query('update users set email = $2 where id = $1', userId, own)
    const moved = await call(app, scimUsers.replaceUser, directory.caller, {
      params: { scimUserId: id },
      body: anEmployee(directory.domain),
    })
    expect(moved.status).toBe(200)
    expect(await query('select email from users where id = $1', userId)).toEqual([{ email: own }])
  })

  it('is not let in again by a whole user that does not say whether they are active', async () => {
    const { id, userId } = await anAddedEmployee(app, directory)
    await setActive(id, false)
    const { active: _active, ...rest } = anEmployee(directory.domain)
    const { body } = await call(app, scimUsers.replaceUser, directory.caller, {
      params: { scimUserId: id },
      body: rest,
    })
    expect([body.active, await roleOf(userId)]).toEqual([false, null])
  })
})

describe('groups', () => {
  it('give the highest of their roles, and the default role to who leaves the last one', async () => {
    const { id, userId } = await anAddedEmployee(app, directory)
    const [managers, admins] = [
      await aGroupOf(app, directory),
      await aGroupOf(app, directory, [id]),
    ]
    await giveRole(managers, 'missionManager')
    expect((await giveRole(admins, 'admin')).status).toBe(200)
    expect(await roleOf(userId)).toBe('admin')
    await patchMembers(managers, 'Add', [id])
    expect(await roleOf(userId)).toBe('admin')
    await patchMembers(admins, 'Remove', [id])
    expect(await roleOf(userId)).toBe('missionManager')
    await call(app, scimGroups.deleteGroup, directory.caller, { params: { scimGroupId: managers } })
    expect(await roleOf(userId)).toBe('collaborator')
  })

  it('leave the role that was given by hand to whom no group gave one', async () => {
    const { id, userId } = await anAddedEmployee(app, directory)
    await query("update memberships set role = 'missionManager' where user_id = $1", userId)
    const group = await aGroupOf(app, directory, [id])
    await patchMembers(group, 'Remove', [id])
    expect(await roleOf(userId)).toBe('missionManager')
  })

  it('refuse a member whom the directory never told of, and a name twice', async () => {
    const group = await aGroupOf(app, directory)
    for (const value of [randomUUID(), 'x']) {
      expect(told(await patchMembers(group, 'Add', [value]))).toEqual([
        400,
        'errors.directory.unknown_member',
      ])
    }
    const named = { body: { displayName: 'Cuisine' } }
    expect((await call(app, scimGroups.createGroup, directory.caller, named)).status).toBe(201)
    const again = { body: { displayName: 'CUISINE' } }
    expect(told(await call(app, scimGroups.createGroup, directory.caller, again))).toEqual([
      409,
      'errors.directory.group_exists',
    ])
  })
})

describe('the last administrator', () => {
  it('is not closed nor deleted', async () => {
    const id = await administratorInDirectory()
    expect(told(await setActive(id, false))).toEqual([409, 'errors.directory.last_admin'])
    const deleted = await call(app, scimUsers.deleteUser, directory.caller, {
      params: { scimUserId: id },
    })
    expect([...told(deleted), (deleted.error as { detail?: string }).detail]).toEqual([
      409,
      'errors.directory.last_admin',
      'L’équipe n’aurait plus d’administrateur. Donnez d’abord ce rôle à une autre personne.',
    ])
    expect(await roleOf(company.admin.userId)).toBe('admin')
    const { body } = await call(app, scimUsers.readUser, directory.caller, {
      params: { scimUserId: id },
    })
    expect(body.active).toBe(true)
  })

  it('keeps the role when their group loses it, its members, or is deleted', async () => {
    const group = await aGroupOf(app, directory, [await administratorInDirectory()])
    await giveRole(group, 'admin')
    const { body } = await call(app, scimGroups.readGroup, directory.caller, {
      params: { scimGroupId: group },
    })
    const refused = [
      await giveRole(group, null),
      await giveRole(group, 'collaborator'),
      await patchMembers(group, 'Remove', body.members?.map(({ value }) => value) ?? []),
      await call(app, scimGroups.deleteGroup, directory.caller, { params: { scimGroupId: group } }),
    ]
    expect(refused.map(told)).toEqual(refused.map(() => [409, 'errors.directory.last_admin']))
    expect(await roleOf(company.admin.userId)).toBe('admin')
  })

  it('may go once there is another one; two who go at once leave one', async () => {
    const first = await administratorInDirectory()
    const { id: second, userId } = await anAddedEmployee(app, directory)
    await giveRole(await aGroupOf(app, directory, [second]), 'admin')
    expect(await roleOf(userId)).toBe('admin')
    const answers = await Promise.all([setActive(first, false), setActive(second, false)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('for emergencies keeps the right, also beside another one', async () => {
    const id = await administratorInDirectory()
    const { id: second } = await anAddedEmployee(app, directory)
    await giveRole(await aGroupOf(app, directory, [second]), 'admin')
    await query(
      `insert into sso_connections (organisation_id, issuer, client_id, client_secret,
        emergency_admin_id, created_at, updated_at) values ($1, 'x', 'x', '', $2, now(), now())`,
      company.id,
      company.admin.userId,
    )
    expect(told(await setActive(id, false))).toEqual([409, 'errors.directory.emergency_admin'])
  })
})

describe('requests that repeat, cross and come out of order', () => {
  it('add a person once, whose second request finds them', async () => {
    const sent = anEmployee(directory.domain)
    const answers = await Promise.all([added(sent), added(sent), added(sent)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(await query('select from users where email = $1', sent.userName)).toHaveLength(1)
  })

  it('give one address to one person, however they are named', async () => {
    const sent = anEmployee(directory.domain)
    const named = ['a', 'b', 'c'].map((start) => ({
      ...sent,
      externalId: `${start}-${sent.externalId}`,
      userName: `${start}-${sent.userName}`,
    }))
    const answers = await Promise.all(named.map((each) => added(each)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })

  it('lose no member of a group', async () => {
    const group = await aGroupOf(app, directory)
    const people = await Promise.all(
      Array.from({ length: 4 }, () => anAddedEmployee(app, directory)),
    )
    await Promise.all(people.map(({ id }) => patchMembers(group, 'Add', [id])))
    const { body } = await call(app, scimGroups.readGroup, directory.caller, {
      params: { scimGroupId: group },
    })
    expect(body.members).toHaveLength(4)
  })

  it('close and close again with one line in the trail', async () => {
    const { id, userId } = await anAddedEmployee(app, directory)
    expect(
      [await setActive(id, false), await setActive(id, false)].map(({ status }) => status),
    ).toEqual([200, 200])
    expect(
      await query(
        "select from audit_log where action = 'directory.closeUser' and entity_id = $1",
        userId,
      ),
    ).toHaveLength(1)
  })
})

describe('the token of a directory', () => {
  it('reaches the directory of its company and nothing else', async () => {
    const { caller } = directory
    const listed = await call(app, departments.listDepartments, caller, {
      params: { id: company.id },
      query: {},
    })
    expect(told(listed)).toEqual([403, 'errors.user.forbidden'])
    const { id } = await anAddedEmployee(app, directory)
    const other = await aDirectory(app, await aCompany(app))
    expect((await setActive(id, false, other)).status).toBe(404)
    const group = await aGroupOf(app, directory, [id])
    const foreign = { params: { scimGroupId: group } }
    expect((await call(app, scimGroups.readGroup, other.caller, foreign)).status).toBe(404)
    expect((await call(app, scimGroups.deleteGroup, other.caller, foreign)).status).toBe(404)
    const found = await call(app, scimUsers.listUsers, other.caller, { query: {} })
    expect(found.body.totalResults).toBe(0)
  })

  it('is refused to people and keys, and people are refused to it', async () => {
    const { caller: key } = await aKey(app, company)
    for (const [caller, status] of [
      [company.admin, 403],
      [key, 403],
      [null, 401],
    ] as const) {
      expect((await call(app, scimUsers.listUsers, caller, { query: {} })).status).toBe(status)
    }
  })

  it('is shown once, five at most, and refused with the next call once it is revoked', async () => {
    const { tokenId, caller } = directory
    const params = { id: company.id }
    const make = () =>
      call(app, directories.createDirectoryToken, company.admin, { params, body: { name: 'Okta' } })
    const { body } = await call(app, directories.readDirectory, company.admin, { params })
    expect(JSON.stringify(body)).not.toContain(caller.key)
    for (let made = 1; made < 5; made += 1) expect((await make()).status).toBe(201)
    expect(told(await make())).toEqual([409, 'errors.directory.too_many_tokens'])
    const revoked = { params: { ...params, directoryTokenId: tokenId } }
    const stranger = await aCompany(app)
    expect(
      (await call(app, directories.revokeDirectoryToken, stranger.admin, revoked)).status,
    ).toBe(404)
    expect((await call(app, directories.revokeDirectoryToken, company.admin, revoked)).status).toBe(
      204,
    )
    expect(told(await call(app, scimUsers.listUsers, caller, { query: {} }))).toEqual([
      401,
      'errors.key.invalid',
    ])
    expect((await make()).status).toBe(201)
  })

  it('is made by an administrator alone', async () => {
    for (const caller of [company.manager, company.collaborator]) {
      const answer = await call(app, directories.createDirectoryToken, caller, {
        params: { id: company.id },
        body: { name: 'Okta' },
      })
      expect(told(answer)).toEqual([403, 'errors.user.forbidden'])
    }
  })

  it('is named in the trail, without a person', async () => {
    const { userId } = await anAddedEmployee(app, directory)
    const { body } = await call(app, history.readHistory, company.admin, {
      params: { id: company.id },
      query: { subject: 'directory' },
    })
    const { entries } = body
    expect(entries.map(({ action, actor, key }) => [action, actor?.name, key?.name])).toEqual([
      ['directory.addUser', undefined, 'Entra ID'],
      ['directory.openUser', undefined, 'Entra ID'],
      ['directory.createToken', 'Camille Durand', undefined],
    ])
    expect(userId).not.toBe('')
  })

  it('says when it was last used, and which calls were refused: the last twenty', async () => {
    for (let sent = 0; sent < 22; sent += 1) await added(anEmployee('elsewhere.test'))
    await call(app, scimUsers.readUser, directory.caller, { params: { scimUserId: 'x' } })
    const { body } = await call(app, directories.readDirectory, company.admin, {
      params: { id: company.id },
    })
    expect(body.tokens.map(({ lastUsedAt }) => lastUsedAt)).toEqual([expect.any(String)])
    expect(body.failures).toHaveLength(20)
    expect(body.failures[0]).toMatchObject({
      method: 'POST',
      path: '/Users',
      key: 'errors.directory.foreign_domain',
      params: { domain: 'elsewhere.test' },
    })
  })
})

describe('the directory of a group', () => {
  it('makes members of the group, who reach its companies', async () => {
    const group = await aGroup(app)
    const child = await aCompany(app, { parentId: group.id })
    const ofGroup = await aDirectory(app, group)
    const { id, userId } = await anAddedEmployee(app, ofGroup)
    expect(await roleOf(userId, group.id)).toBe('collaborator')
    const caller = { ...(await sessionOf(userId)), organisationId: child.id }
    expect((await seen(caller)).status).toBe(200)
    await setActive(id, false, ofGroup)
    expect((await seen(caller)).status).toBe(401)
  })
})
