import { apiKeys } from '@renfort/contract'
import { insertMembership } from '../apps/api/src/account/account-queries.ts'
import { openSession } from '../apps/api/src/account/sessions/open-session.ts'
import { nobody } from '../apps/api/src/platform/database/db.ts'
import {
  aCompany,
  aGroup,
  aMember,
  actingFor,
  anInsider,
  type TestCompany,
} from '../apps/api/src/testing/companies.ts'
import { aKey } from '../apps/api/src/testing/api-keys.ts'
import { ownerQuery } from '../apps/api/src/testing/owner-query.ts'
import { aSider, signedInSider } from '../apps/api/src/testing/siders.ts'
import { call, type Caller, type TestApp } from '../apps/api/src/testing/test-app.ts'
import type { Accepted } from './accepted.ts'
import { aDirectory } from '../apps/api/src/testing/directories.ts'
import { directoryRole } from './directory-inputs.ts'
import { type FactorCallers, securedRole, settingUpRole } from './factor-inputs.ts'
import { fillCompany, prepareInputs } from './fill-company.ts'
import type { FuzzApp } from './fuzz-app.ts'
import { type IdsByTable, idsOf } from './ids.ts'
import { newSecrets, type Secrets } from './secrets.ts'

export const companyNames = ['own', 'vault', 'sister', 'otherSister', 'group', 'blocked'] as const
export type CompanyName = (typeof companyNames)[number]

export interface Company {
  readonly name: CompanyName
  readonly id: string
  readonly inGroup: boolean
  readonly secrets: Secrets
  readonly ids: IdsByTable
}

export interface Person {
  readonly userId: string
  /** The company of which they are a member; `null` for internal staff and for a removed member. */
  readonly home: CompanyName | null
  readonly isInsider: boolean
}

export interface World {
  readonly app: FuzzApp
  readonly companies: ReadonlyMap<CompanyName, Company>
  /** The callers by their role; `null` is a caller without a session. */
  readonly callers: Map<string, Caller | null>
  /** The person of each session token, the maker of each key, then the person of each user id. */
  readonly byToken: Map<string, Person>
  readonly byKey: ReadonlyMap<string, Person>
  readonly byUserId: ReadonlyMap<string, Person>
  /** Valid inputs for the company `own`, by operation. */
  readonly accepted: ReadonlyMap<string, readonly Accepted[]>
}

/** Six companies, three of them a group, and callers of every role. */
export async function buildWorld(app: FuzzApp): Promise<World> {
  const group = await aGroup(app)
  const own = await aCompany(app)
  const vaultSecrets = newSecrets()
  const vault = await aCompany(app, { name: `Coffre ${vaultSecrets.identity[0]}` })
  const sister = await aCompany(app, { parentId: group.id })
  const otherSister = await aCompany(app, { parentId: group.id })
  const blocked = await aCompany(app)
  const removed = await inTransaction(app, (transaction) => aMember(transaction, vault.id, 'admin'))
  const insider = await anInsider(app)
  const secrets = {
    vault: {
      ...vaultSecrets,
      identity: [...vaultSecrets.identity, ...(await emailsOf(app, vault.id))],
    },
    otherSister: newSecrets(),
  }
  await fillCompany(app, vault, secrets.vault)
  await fillCompany(app, otherSister, secrets.otherSister)
  await fillCompany(app, sister, null)
  const factorCallers = await inTransaction(app, async (transaction): Promise<FactorCallers> => ({
    secured: await aMember(transaction, own.id, 'admin'),
    settingUp: await aMember(transaction, own.id, 'admin'),
  }))
  const directory = await aDirectory(app, own)
  const keys = {
    own: (await aKey(app, own)).caller,
    group: (await aKey(app, group)).caller,
    revoked: await aRevokedKey(app, vault),
  }
  const accepted = await prepareInputs(app, own, { factorCallers, directory })
  const owner = (text: string, id: string) => ownerQuery(app.database, text, [id])
  await owner('update organisations set blocked_at = now() where id = $1', blocked.id)
  await owner('delete from memberships where user_id = $1', removed.userId)

  const about: Record<CompanyName, readonly [string, boolean, Secrets]> = {
    own: [own.id, false, newSecrets()],
    vault: [vault.id, false, secrets.vault],
    sister: [sister.id, true, newSecrets()],
    otherSister: [otherSister.id, true, secrets.otherSister],
    group: [group.id, true, newSecrets()],
    blocked: [blocked.id, false, newSecrets()],
  }
  const companies = new Map<CompanyName, Company>()
  for (const name of companyNames) {
    const [id, inGroup, words] = about[name]
    companies.set(name, { name, id, inGroup, secrets: words, ids: await idsOf(app.database, id) })
  }
  const callers = new Map<string, Caller | null>([
    ['anonymous', null],
    ['admin', own.admin],
    ['manager', own.manager],
    ['collaborator', own.collaborator],
    ['admin of a sister', sister.admin],
    ['admin of the group', group.admin],
    ['admin of the group in a sister', { ...group.admin, organisationId: sister.id }],
    ['manager of the group', group.manager],
    ['admin of a blocked company', blocked.admin],
    ['insider', insider],
    ['insider as an admin', await actingFor(app, own.admin, await anInsider(app))],
    ['removed member', removed],
    [securedRole, factorCallers.secured],
    [settingUpRole, factorCallers.settingUp],
    ['sider', await signedInSider(app, await aSider(app))],
    [directoryRole, directory.caller],
    ['key', keys.own],
    ['key of the group in a sister', { ...keys.group, organisationId: sister.id }],
    ['revoked key', keys.revoked],
    ...(await askedSiders(app, accepted)),
  ])
  const members: readonly (readonly [Caller, CompanyName | null])[] = [
    ...everybody(own, 'own'),
    ...everybody(vault, 'vault'),
    ...everybody(sister, 'sister'),
    ...everybody(otherSister, 'otherSister'),
    ...everybody(blocked, 'blocked'),
    [group.admin, 'group'],
    [group.manager, 'group'],
    [insider, null],
    [removed, null],
    [factorCallers.secured, 'own'],
    [factorCallers.settingUp, 'own'],
  ]
  const people = members.map(([{ token, userId }, home]) => {
    return [token, { userId, home, isInsider: userId === insider.userId }] as const
  })
  const ofKey = ({ key = '', userId }: Caller, home: CompanyName) =>
    [key, { userId, home, isInsider: false }] as const
  return {
    app,
    companies,
    callers,
    byToken: new Map(people),
    byKey: new Map([ofKey(keys.own, 'own'), ofKey(keys.group, 'group')]),
    byUserId: new Map(people.map(([, person]) => [person.userId, person])),
    accepted,
  }
}

/** A key that its company has revoked: it reaches nothing any more. */
async function aRevokedKey(app: TestApp, company: TestCompany): Promise<Caller> {
  const { id: keyId, caller } = await aKey(app, company)
  const params = { id: company.id, keyId }
  const { status } = await call(app, apiKeys.revokeApiKey, company.admin, { params })
  if (status >= 300) throw new Error(`The key was not revoked: ${status}`)
  return caller
}

/** The Siders of the valid inputs, each under a role of their own: nobody else can act for them. */
async function askedSiders(
  app: TestApp,
  accepted: ReadonlyMap<string, readonly Accepted[]>,
): Promise<[string, Caller][]> {
  const roles = new Set([...accepted.values()].flat().map(({ role }) => role))
  const callers: [string, Caller][] = []
  for (const role of roles) {
    const [kind, siderId] = role.split(' ')
    if (kind === 'sider' && siderId !== undefined) {
      callers.push([role, await signedInSider(app, siderId)])
    }
  }
  return callers
}

function everybody(
  { admin, manager, collaborator }: TestCompany,
  home: CompanyName,
): (readonly [Caller, CompanyName])[] {
  return [
    [admin, home],
    [manager, home],
    [collaborator, home],
  ]
}

type Work<T> = Parameters<TestApp['services']['db']['transaction']>[1] extends (
  transaction: infer Given,
) => unknown
  ? (transaction: Given) => Promise<T>
  : never

function inTransaction<T>(app: TestApp, work: Work<T>): Promise<T> {
  return app.services.db.transaction(nobody, work)
}

async function emailsOf(app: TestApp, organisationId: string): Promise<string[]> {
  const { rows } = await ownerQuery(
    app.database,
    'select u.email from users u join memberships m on m.user_id = u.id where organisation_id = $1',
    [organisationId],
  )
  return (rows as { email: string }[]).map(({ email }) => email)
}

const roles = { admin: 'admin', manager: 'missionManager', collaborator: 'collaborator' } as const

/** Gives callers back the session or the membership that an earlier call ended. */
export async function restoreCallers(world: World): Promise<void> {
  for (const [role, caller] of world.callers) {
    if (caller === null || caller.key !== undefined || role === 'removed member') continue
    if (role.startsWith('sider')) {
      world.callers.set(role, await signedInSider(world.app, caller.userId))
      continue
    }
    const person = world.byUserId.get(caller.userId)
    if (person === undefined) continue
    const token = await signInAgain(world, role, person)
    world.callers.set(role, { ...caller, token })
    world.byToken.set(token, person)
  }
}

async function signInAgain(world: World, role: string, person: Person): Promise<string> {
  const { app, companies } = world
  const home = person.home === null ? undefined : companies.get(person.home)
  const isThere = await ownerQuery(app.database, 'select 1 from memberships where user_id = $1', [
    person.userId,
  ])
  return inTransaction(app, async ({ ...transaction }) => {
    if (home !== undefined && isThere.rows.length === 0) {
      await insertMembership(transaction.queries, {
        userId: person.userId,
        organisationId: home.id,
        role: role in roles ? roles[role as keyof typeof roles] : 'admin',
        now: transaction.now,
      })
    }
    const user = { id: person.userId, isInsider: person.isInsider }
    const { token } = await openSession(transaction, user, undefined, 'passkey')
    return token
  })
}
