import { randomBytes, randomUUID } from 'node:crypto'
import { administration } from '@renfort/contract'
import type { TeamRole } from '@renfort/domain/access/actor.ts'
import { findAccountById, insertMembership, insertUser } from '../account/account-queries.ts'
import { openSession } from '../account/sessions/open-session.ts'
import {
  confirmSecret,
  storePendingSecret,
} from '../account/second-factor/second-factor-queries.ts'
import { createOrganisation } from '../organisation/create-organisation.ts'
import { type Transaction, nobody } from '../platform/database/db.ts'
import { completeSettings } from '../seeds/complete-settings.ts'
import { call, type Caller, type TestApp } from './test-app.ts'

export interface TestCompany {
  readonly id: string
  readonly name: string
  readonly admin: Caller
  readonly manager: Caller
  readonly collaborator: Caller
}

interface CompanyOptions {
  readonly name?: string
  readonly parentId?: string
  /** Whether profile, legal, payment and pay policy are complete and confirmed; they are by default. */
  readonly complete?: boolean
  readonly attendanceConfigType?: 'app' | 'timesheet'
}

/** A company with an admin, a manager and a collaborator, each with an open session. */
export async function aCompany(app: TestApp, options: CompanyOptions = {}): Promise<TestCompany> {
  const name = options.name ?? `Société ${randomUUID().slice(0, 8)}`
  return app.services.db.transaction(nobody, async (transaction) => {
    const id = await createOrganisation(transaction, {
      name,
      kind: 'other',
      parentId: options.parentId ?? null,
      industry: 'hospitality',
      companySize: '11-50',
      need: 'less-than-7-days',
      signUp: '{}',
      attendanceConfigType: options.attendanceConfigType ?? 'app',
    })
    if (options.complete !== false) await completeSettings(transaction, id, { name })
    return {
      id,
      name,
      admin: await aMember(transaction, id, 'admin'),
      manager: await aMember(transaction, id, 'missionManager'),
      collaborator: await aMember(transaction, id, 'collaborator'),
    }
  })
}

export interface TestGroup {
  readonly id: string
  /** Callers in the group space, without an active company. */
  readonly admin: Caller
  readonly manager: Caller
}

export async function aGroup(app: TestApp): Promise<TestGroup> {
  return app.services.db.transaction(nobody, async (transaction) => {
    const id = await createOrganisation(transaction, {
      name: `Groupe ${randomUUID().slice(0, 8)}`,
      kind: 'parent',
      parentId: null,
      industry: null,
      companySize: null,
      need: null,
      signUp: '{}',
      attendanceConfigType: 'app',
    })
    const admin = await aMember(transaction, id, 'admin')
    const manager = await aMember(transaction, id, 'missionManager')
    return { id, admin: withoutCompany(admin), manager: withoutCompany(manager) }
  })
}

function withoutCompany({ token, userId }: Caller): Caller {
  return { token, userId }
}

/** A member of internal staff, signed in; in production with the second factor that they must have. */
export async function anInsider(app: TestApp, { hasSecondFactor = true } = {}): Promise<Caller> {
  const { db, config, secretBox } = app.services
  return db.transaction(nobody, async (transaction) => {
    const userId = await aUser(transaction, true)
    if (hasSecondFactor && config.environment === 'production') {
      const secret = secretBox.seal(randomBytes(20), userId)
      await storePendingSecret(transaction.queries, { userId, secret })
      await confirmSecret(transaction.queries, { userId, step: 0, now: transaction.now })
    }
    return signedIn(transaction, userId)
  })
}

/** A member of internal staff who acts for a user, in the company of that user’s own calls. */
export async function actingFor(app: TestApp, user: Caller, insider?: Caller): Promise<Caller> {
  const operator = insider ?? (await anInsider(app))
  const body = { userId: user.userId, reason: 'Aide demandée par téléphone' }
  const { status } = await call(app, administration.startImpersonation, operator, { body })
  if (status !== 204) throw new Error(`Nobody may act for ${user.userId}: ${status}.`)
  const { organisationId } = user
  return {
    ...operator,
    logasId: user.userId,
    ...(organisationId === undefined ? {} : { organisationId }),
  }
}

export async function aMember(
  transaction: Transaction,
  organisationId: string,
  role: TeamRole,
): Promise<Caller> {
  const userId = await aUser(transaction, false)
  await insertMembership(transaction.queries, {
    userId,
    organisationId,
    role,
    now: transaction.now,
  })
  return { ...(await signedIn(transaction, userId)), organisationId }
}

async function aUser(transaction: Transaction, isInsider: boolean): Promise<string> {
  const id = await insertUser(transaction.queries, {
    email: `${randomUUID()}@example.test`,
    passwordHash: null,
    firstName: 'Camille',
    lastName: 'Durand',
    phoneNumber: '+33639980000',
    locale: 'fr',
    isInsider,
    now: transaction.now,
  })
  if (id === null) throw new Error('The e-mail of a test user was taken.')
  return id
}

async function signedIn(transaction: Transaction, userId: string): Promise<Caller> {
  const account = await findAccountById(transaction.queries, userId)
  if (account === undefined) throw new Error('No such test user.')
  const { token } = await openSession(transaction, account)
  return { token, userId }
}
