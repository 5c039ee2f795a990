import { randomUUID } from 'node:crypto'
import { auth } from '@renfort/contract'
import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'
import { keyHeader, replayedHeader, replays, writes } from '@renfort/contract/kernel/idempotency.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { operationTable } from './operations/operation-table.ts'
import type { InjectedParts } from './platform/http/inject-call.ts'
import { countRows, effectsOf } from './testing/effects.ts'
import { clientHash, newAccount, newEmail } from './testing/new-account.ts'
import { call, type Caller, sharedApp, type TestApp } from './testing/test-app.ts'
import { aValidWrite, validWrites } from './testing/writes/valid-writes.ts'

const writing = [...operationTable.values()].filter(writes)
const name = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`
const replayed = writing.filter(replays).map((endpoint) => [name(endpoint), endpoint] as const)

let app: TestApp

beforeAll(async () => {
  app = await sharedApp()
})

/** An answer as the caller sees it, byte for byte. */
async function answerTo(
  endpoint: Endpoint,
  caller: Caller | null,
  input: InjectedParts,
  key?: string,
) {
  const headers = key === undefined ? undefined : { [keyHeader]: key }
  const { response } = await call(app, endpoint, caller, input, headers)
  const { statusCode: status, body } = response
  return { status, body, replayed: response.headers[replayedHeader] === 'true' }
}

describe('R12 every writing call', () => {
  it('has a valid call here, or a reason in the contract why its answer is never replayed', () => {
    expect([...validWrites.keys()].toSorted()).toEqual(replayed.map(([label]) => label).toSorted())
    const others = writing.filter((endpoint) => !replays(endpoint))
    expect(others.map(name).toSorted()).toEqual([
      'DELETE /scim/v2/Groups/:scimGroupId',
      'DELETE /scim/v2/Users/:scimUserId',
      'DELETE /sider/erasure',
      'DELETE /sider/sessions',
      'PATCH /scim/v2/Groups/:scimGroupId',
      'PATCH /scim/v2/Users/:scimUserId',
      'POST /analytics/events',
      'POST /auth/account',
      'POST /auth/cookie',
      'POST /auth/google/signup',
      'POST /auth/google/token',
      'POST /auth/google/verify',
      'POST /auth/login',
      'POST /auth/logout',
      'POST /auth/passkey',
      'POST /auth/passkey/options',
      'POST /auth/signup',
      'POST /auth/single-sign-on/finish',
      'POST /auth/single-sign-on/start',
      'POST /dev/clock',
      'POST /failures',
      'POST /me/organisations/picture/:type',
      'POST /me/passkeys',
      'POST /me/passkeys/options',
      'POST /me/second-factor/app',
      'POST /me/second-factor/challenge',
      'POST /me/second-factor/proof',
      'POST /me/second-factor/recovery-codes',
      'POST /organisations/:id/directory/tokens',
      'POST /organisations/:id/keys',
      'POST /organisations/:id/payment-informations/setup',
      'POST /organisations/:id/single-sign-on/test',
      'POST /provider/invoices/payments/check',
      'POST /provider/tasks/:id/hiring-check',
      'POST /scim/v2/Groups',
      'POST /scim/v2/Users',
      'POST /sider/sessions/code',
      'POST /sider/sessions/cookie',
      'POST /sider/sessions/link',
      'POST /tasks/:id/amendments/check',
      'POST /upload/:type/:id',
      'POST /v1/calendars',
      'POST /v1/webhooks',
      'POST /v1/webhooks/:id/secret',
      'POST /verify',
      'PUT /auth/users/:userId/activate',
      'PUT /auth/users/:userId/google/activate',
      'PUT /auth/users/:userId/password/reset',
      'PUT /me/second-factor/app',
      'PUT /scim/v2/Groups/:scimGroupId',
      'PUT /scim/v2/Users/:scimUserId',
    ])
    for (const { neverReplayed } of others) expect(neverReplayed).toMatch(/^[A-Z].*\.$/)
  })

  it.each(replayed)(
    '%s twice under a key has one effect and one answer; another input is refused',
    async (_name, endpoint) => {
      const { caller, input, other } = await aValidWrite(app, endpoint)
      const key = randomUUID()
      const [first, effects] = await effectsOf(app, () => answerTo(endpoint, caller, input, key))
      expect(first).toMatchObject({ status: endpoint.status, replayed: false })
      expect(effects).toMatch(/^[1-9]/)

      const [second, more] = await effectsOf(app, () => answerTo(endpoint, caller, input, key))
      expect(second).toEqual({ ...first, replayed: true })
      expect(more).toBe('0 changes, 0 mails')

      const [third, yetMore] = await effectsOf(app, () => answerTo(endpoint, caller, other, key))
      expect([third.status, third.body]).toEqual([
        422,
        expect.stringContaining('errors.idempotency.key_reused'),
      ])
      expect(yetMore).toBe('0 changes, 0 mails')
      const [fourth] = await effectsOf(app, () => answerTo(endpoint, caller, input, key))
      expect(fourth).toEqual({ ...first, replayed: true })
    },
  )

  it.each(replayed)(
    '%s works without a key, and then keeps nothing; twice at once under a key has its effect once',
    async (_name, endpoint) => {
      const alone = await aValidWrite(app, endpoint)
      const kept = await countRows(app, 'idempotency_keys')
      const [answer, once] = await effectsOf(app, () =>
        answerTo(endpoint, alone.caller, alone.input),
      )
      expect(answer).toMatchObject({ status: endpoint.status, replayed: false })
      expect(once).toMatch(/^[1-9]/)
      expect(await countRows(app, 'idempotency_keys')).toBe(kept)

      const { caller, input } = await aValidWrite(app, endpoint)
      const key = randomUUID()
      const [[first, second], effects] = await effectsOf(app, () =>
        Promise.all([
          answerTo(endpoint, caller, input, key),
          answerTo(endpoint, caller, input, key),
        ]),
      )
      expect(first?.status).toBe(endpoint.status)
      expect([second?.status, second?.body]).toEqual([first?.status, first?.body])
      expect([first?.replayed, second?.replayed].toSorted()).toEqual([false, true])
      expect(effects).toBe(once)
    },
  )
})

describe('R12 calls whose answer is never replayed', () => {
  const password = clientHash('Secret!2026')

  it('sign up once: the second finds the e-mail used', async () => {
    const input = { body: newAccount(newEmail(), password) }
    const key = randomUUID()
    const answers = await Promise.all([
      answerTo(auth.createAccount, null, input, key),
      answerTo(auth.createAccount, null, input, key),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  it('keep no row, since their answers hold a session', async () => {
    const email = newEmail()
    const key = randomUUID()
    const kept = await countRows(app, 'idempotency_keys')
    await answerTo(auth.startSignUp, null, { body: { email } }, key)
    await answerTo(auth.createAccount, null, { body: newAccount(email, password) }, key)
    const first = await answerTo(auth.login, null, { body: { email, password } }, key)
    const second = await answerTo(auth.login, null, { body: { email, password } }, key)
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.replayed).toBe(false)
    expect(second.body).not.toBe(first.body)
    expect(await countRows(app, 'idempotency_keys')).toBe(kept)
  })
})
