import { randomUUID } from 'node:crypto'
import { directories, scimGroups, scimUsers } from '@renfort/contract'
import { ownerQuery } from './owner-query.ts'
import { call, type Caller, type TestApp } from './test-app.ts'

interface Owner {
  readonly id: string
  readonly admin: Caller
}

export interface TestDirectory {
  /** The company or group whose people it keeps. */
  readonly owner: Owner
  readonly tokenId: string
  /** The directory as it calls. */
  readonly caller: Caller
  /** A domain that the company or group has verified. */
  readonly domain: string
}

/** The directory of a company, or of a group, with a verified domain of its own. */
export async function aDirectory(app: TestApp, owner: Owner): Promise<TestDirectory> {
  const { id, admin } = owner
  const domain = await aVerifiedDomain(app, id)
  const { status, body } = await call(app, directories.createDirectoryToken, admin, {
    params: { id },
    body: { name: 'Entra ID' },
  })
  if (status !== 201) throw new Error(`No token was made: ${status}`)
  return {
    owner,
    tokenId: body.token.id,
    caller: { token: '', userId: admin.userId, key: body.secret },
    domain,
  }
}

export async function aVerifiedDomain(
  app: TestApp,
  organisationId: string,
  domain = `${randomUUID()}.test`,
): Promise<string> {
  await ownerQuery(
    app.database,
    `insert into sso_domains (organisation_id, domain, challenge, verified_at, created_at)
      values ($1, $2, 'x', now(), now())`,
    [organisationId, domain],
  )
  return domain
}

export function anEmployee(domain: string) {
  const email = `${randomUUID()}@${domain}`
  return {
    externalId: randomUUID(),
    userName: email,
    name: { givenName: 'Ada', familyName: 'Roy' },
    emails: [{ value: email, type: 'work', primary: true }],
    active: true,
  }
}

/** A person whom the directory has added; their account is in the table of people. */
export async function anAddedEmployee(app: TestApp, { caller, domain }: TestDirectory) {
  const body = anEmployee(domain)
  const answer = await call(app, scimUsers.createUser, caller, { body })
  if (answer.status !== 201) throw new Error(`Nobody was added: ${answer.error.key}`)
  const { rows } = await ownerQuery(
    app.database,
    'select user_id from directory_users where id = $1',
    [answer.body.id],
  )
  return { id: answer.body.id, email: body.userName, userId: String(rows[0]?.['user_id']) }
}

export async function aGroupOf(
  app: TestApp,
  { caller }: TestDirectory,
  memberIds: readonly string[] = [],
): Promise<string> {
  const { status, body } = await call(app, scimGroups.createGroup, caller, {
    body: { displayName: `Équipe ${randomUUID()}`, members: memberIds.map((value) => ({ value })) },
  })
  if (status !== 201) throw new Error(`No group was added: ${status}`)
  return body.id
}
