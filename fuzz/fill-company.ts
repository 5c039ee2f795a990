import {
  addresses,
  auth,
  catalogue,
  flexiblePlanning,
  remuneration,
  shifts,
  workers,
} from '@renfort/contract'
import {
  findAccountById,
  insertPasswordReset,
  setPassword,
} from '../apps/api/src/account/account-queries.ts'
import { replaceInvitation } from '../apps/api/src/account/invitation-queries.ts'
import { newToken } from '../apps/api/src/account/sessions/open-session.ts'
import { instantAfter } from '../apps/api/src/platform/clock.ts'
import { nobody } from '../apps/api/src/platform/database/db.ts'
import { hashToken } from '../apps/api/src/platform/http/resolve-session.ts'
import { aFlexiblePlanning } from '../apps/api/src/testing/flexible-missions.ts'
import { aDraft, at as atHours } from '../apps/api/src/testing/missions.ts'
import { clientHash, newAccount, newEmail } from '../apps/api/src/testing/new-account.ts'
import { call, type TestApp } from '../apps/api/src/testing/test-app.ts'
import type { TestCompany } from '../apps/api/src/testing/companies.ts'
import { validWrites } from '../apps/api/src/testing/writes/valid-writes.ts'
import { type Accepted, roleOf } from './accepted.ts'
import type { TestDirectory } from '../apps/api/src/testing/directories.ts'
import { directoryInputs } from './directory-inputs.ts'
import { fileInputs } from './file-inputs.ts'
import { type FactorCallers, factorInputs } from './factor-inputs.ts'
import type { FuzzApp } from './fuzz-app.ts'
import { googleInputs } from './google-inputs.ts'
import { isFreeText, type JsonSchema, schemaAt } from './json-schema.ts'
import { nameOf, operationNamed } from './operations.ts'
import { readInputs } from './read-inputs.ts'
import type { Secrets } from './secrets.ts'
import { singleSignOnInputs } from './single-sign-on-inputs.ts'
import { siderInputs } from './sider-inputs.ts'

/** Operations whose data only the company itself may see, not even its group. */
const ofItsOwn = /^\S+ \/(tasks|shifts|motives)|\/tasks$/
/** Names of people and companies, reasons of credit notes, disputes and contestations: internal staff read those of all. */
const ofStaff =
  /^\S+ \/(me\/(profile|organisations\/users|organisation\/siders)|v1\/organisations\/invoices\/\S+\/answers|organisations\/\S+\/document\/\S+\/contest|provider\/(day|organisations|siders|invoices|attendances\/\S+\/corrections))/

/**
 * Makes every valid write once in a company. When secrets are given, every free text is one of them:
 * an answer to another company that contains it is a leak.
 */
export async function fillCompany(
  app: TestApp,
  company: TestCompany,
  secrets: Secrets | null,
): Promise<void> {
  for (const [name, prepare] of validWrites) {
    const operation = operationNamed(name)
    if (operation === undefined || operation.endpoint.method === 'DELETE') continue
    const { caller, input } = await prepare(app, company)
    const secret = secrets === null ? null : secretFor(name, secrets)
    const body = secret === null ? input.body : tagged(input.body, operation.body, secret)
    const { status } = await call(app, operation.endpoint, caller, { ...input, body })
    if (status >= 300) await call(app, operation.endpoint, caller, input)
  }
}

function secretFor(name: string, { own, shared, identity: [called = shared] }: Secrets): string {
  if (ofStaff.test(name)) return called
  return ofItsOwn.test(name) ? own : shared
}

function tagged(value: unknown, schema: JsonSchema | null, secret: string): unknown {
  const tag = (part: unknown, at: JsonSchema | undefined, field: string): unknown => {
    if (typeof part === 'string') return isFreeText(at, field, secret.length) ? secret : part
    if (Array.isArray(part)) return part.map((item) => tag(item, schemaAt(at, '0'), field))
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(
      Object.entries(part).map(([name, inner]) => [name, tag(inner, schemaAt(at, name), name)]),
    )
  }
  return tag(value, schema ?? undefined, '')
}

const password = clientHash('Fuzz!2026')

/** Inputs that come from mails of the product (links to choose a password), and a password that works. */
async function prepareSecrets(
  { services }: TestApp,
  { manager, collaborator }: TestCompany,
): Promise<[string, Accepted[]][]> {
  const resetToken = newToken()
  const invitationToken = newToken()
  const expiresAt = instantAfter(services.clock.now(), 86_400_000)
  const passwordHash = await services.passwords.hash(password)
  const email = await services.db.transaction(nobody, async ({ queries }) => {
    await setPassword(queries, manager.userId, passwordHash)
    await insertPasswordReset(queries, {
      tokenHash: hashToken(resetToken),
      userId: manager.userId,
      expiresAt,
    })
    await replaceInvitation(queries, {
      tokenHash: hashToken(invitationToken),
      userId: collaborator.userId,
      expiresAt,
    })
    return (await findAccountById(queries, manager.userId))?.email
  })
  const link = ({ userId }: { userId: string }, token: string) => [
    { role: 'anonymous', params: { userId }, body: { token, password } },
  ]
  return [
    [nameOf(auth.createAccount), [{ role: 'anonymous', body: newAccount(newEmail(), password) }]],
    [nameOf(auth.login), [{ role: 'anonymous', body: { email, password } }]],
    [nameOf(auth.resetPassword), link(manager, resetToken)],
    [nameOf(auth.activateAccount), link(collaborator, invitationToken)],
  ]
}

/** Inputs with the product's own identifiers of places and job titles. */
async function namesOfCatalogues(
  app: TestApp,
  { admin }: TestCompany,
): Promise<[string, Accepted[]][]> {
  const found = await call(app, addresses.autocompleteAddress, admin, { query: { q: 'Lyon' } })
  const places = found.body.map(({ placeId }) => ({ role: 'admin', params: { placeId } }))
  return [
    [nameOf(addresses.readPlace), places],
    [nameOf(catalogue.listSubtasks), [{ role: 'admin', params: { id: 'waiter' } }]],
  ]
}

/** A mission with a recurrence, and the input that reads it. */
async function aRecurrence(app: TestApp, { admin }: TestCompany): Promise<[string, Accepted[]][]> {
  const rule = { type: 'weekly', interval: 1, days: [0], until: '2026-12-21' } as const
  const { body } = await call(app, shifts.createShifts, admin, {
    params: { taskId: await aDraft(app, admin) },
    body: { shifts: [atHours('2026-12-07', '09:00', '17:00')], recurrence: rule },
  })
  const id = body.shifts.find(({ recurrenceId }) => recurrenceId !== null)?.recurrenceId ?? ''
  return [[nameOf(shifts.readRecurrence), [{ role: 'admin', params: { id } }]]]
}

/** The input that prices a flexible planning, all of it in the query. */
async function aFlexiblePrice(
  app: TestApp,
  { admin }: TestCompany,
): Promise<[string, Accepted[]][]> {
  const { include, ...planning } = aFlexiblePlanning
  const params = { taskId: await aDraft(app, admin) }
  const query = { ...planning, ...include }
  return [[nameOf(flexiblePlanning.quoteFlexiblePlanning), [{ role: 'admin', params, query }]]]
}

/** The input that lists candidates: of its many optional filters, chance leaves few calls whole. */
async function aCandidateList(
  app: TestApp,
  { admin }: TestCompany,
): Promise<[string, Accepted[]][]> {
  const params = { id: await aDraft(app, admin) }
  return [[nameOf(workers.listCandidates), [{ role: 'admin', params, query: { limit: 20 } }]]]
}

/** The input that changes the meal indemnity: a company that was filled has one, and no second is added. */
async function aMealChange(
  app: TestApp,
  { id, admin }: TestCompany,
): Promise<[string, Accepted[]][]> {
  const params = { id }
  const { body } = await call(app, remuneration.readRemunerationPolicy, admin, { params })
  const change = { lunch: { id: body.indemnities.lunch[0]?.id, amount: 8 } }
  return [[nameOf(remuneration.changeIndemnities), [{ role: 'admin', params, body: change }]]]
}

/** Valid inputs for a company, by operation. They are not sent here. */
export async function prepareInputs(
  app: FuzzApp,
  company: TestCompany,
  { factorCallers, directory }: { factorCallers: FactorCallers; directory: TestDirectory },
): Promise<Map<string, Accepted[]>> {
  const accepted = new Map<string, Accepted[]>([
    ...(await prepareSecrets(app, company)),
    ...(await namesOfCatalogues(app, company)),
    ...(await aRecurrence(app, company)),
    ...(await aFlexiblePrice(app, company)),
    ...(await aCandidateList(app, company)),
    ...(await googleInputs(app, company)),
    ...(await siderInputs(app)),
    ...(await directoryInputs(app, company, directory)),
    ...(await readInputs(app, company)),
    ...(await fileInputs(app, company)),
  ])
  for (const [name, prepare] of validWrites) {
    const { caller, input, other } = await prepare(app, company)
    const role = roleOf(caller)
    accepted.set(name, [
      { ...input, role },
      { ...other, role },
    ])
  }
  for (const [name, inputs] of await singleSignOnInputs(app, company)) {
    accepted.set(name, [...(accepted.get(name) ?? []), ...inputs])
  }
  for (const [name, inputs] of await aMealChange(app, company)) accepted.set(name, inputs)
  for (const [name, inputs] of await factorInputs(app, factorCallers)) accepted.set(name, inputs)
  return accepted
}
