import { auth, catalogue, maps } from '@renfort/contract'
import {
  findAccountById,
  insertPasswordReset,
  setPassword,
} from '../apps/api/src/accounts/account-queries.ts'
import { replaceInvitation } from '../apps/api/src/accounts/invitation-queries.ts'
import { newToken } from '../apps/api/src/accounts/open-session.ts'
import { instantAfter } from '../apps/api/src/platform/clock.ts'
import { nobody } from '../apps/api/src/platform/db.ts'
import { hashToken } from '../apps/api/src/platform/resolve-session.ts'
import { clientHash } from '../apps/api/src/testing/new-account.ts'
import { call, type TestApp } from '../apps/api/src/testing/test-app.ts'
import type { TestCompany } from '../apps/api/src/testing/companies.ts'
import { type InjectedParts } from '../apps/api/src/platform/inject-call.ts'
import { validWrites } from '../apps/api/src/testing/valid-writes.ts'
import { isFreeText, type JsonSchema, schemaAt } from './json-schema.ts'
import { nameOf, operationNamed } from './operations.ts'
import type { Secrets } from './secrets.ts'

/** Paths of what a company shows to nobody, not even to the companies of its group. */
const ofItsOwn = /^\S+ \/(tasks|shifts|motives)|\/tasks$/
/** Paths of what people are called, which internal staff may search. */
const ofPeople = /^\S+ \/me\/(profile|organisations\/users)/

/**
 * Does every valid write once in a company. With secrets, each text that may say anything says one
 * of them, so that an answer to somebody else that holds it has leaked.
 */
export async function furnish(
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
  if (ofPeople.test(name)) return called
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

/** What only the mails of the product hold: a password that exists, and links to choose one. */
async function prepareSecrets(
  { services }: TestApp,
  { manager, collaborator }: TestCompany,
): Promise<[string, InjectedParts[]][]> {
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
    { params: { userId }, body: { token, password } },
  ]
  return [
    [nameOf(auth.login), [{ body: { email, password } }]],
    [nameOf(auth.resetPassword), link(manager, resetToken)],
    [nameOf(auth.activateAccount), link(collaborator, invitationToken)],
  ]
}

/** Names that the product itself gives to things of its catalogues. */
async function namesOfCatalogues(
  app: TestApp,
  { admin }: TestCompany,
): Promise<[string, InjectedParts[]][]> {
  const found = await call(app, maps.autocompleteAddress, admin, { query: { q: 'Lyon' } })
  const places = found.body.map(({ placeId }) => ({ params: { placeId } }))
  return [
    [nameOf(maps.readPlace), places],
    [nameOf(catalogue.listSubtasks), [{ params: { id: 'waiter' } }]],
  ]
}

/** Inputs that a company's own admin would be granted, by operation; none of them is sent. */
export async function prepareWrites(
  app: TestApp,
  company: TestCompany,
): Promise<Map<string, InjectedParts[]>> {
  const accepted = new Map([
    ...(await prepareSecrets(app, company)),
    ...(await namesOfCatalogues(app, company)),
  ])
  for (const [name, prepare] of validWrites) {
    const { input, other } = await prepare(app, company)
    accepted.set(name, [input, other])
  }
  return accepted
}
