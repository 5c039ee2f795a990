import { setTimeout as wait } from 'node:timers/promises'
import { auth } from '@renfort/contract'
import { describe, expect, it } from 'vitest'
import { clientHash, newAccount, newEmail } from '../../testing/new-account.ts'
import { call } from '../../testing/test-app.ts'
import { ownApp } from '../../testing/own-app.ts'

const password = clientHash('Secret!2026')

const app = await ownApp()

async function signInFrom(remoteAddress: string, email: string, secret: string) {
  const { statusCode: status, headers } = await app.app.inject({
    method: 'POST',
    url: `/api${auth.login.path}`,
    remoteAddress,
    payload: { email, password: secret },
  })
  return { status, retryAfter: headers['retry-after'] }
}

/** Tries again after the time that a refusal gives, as a browser does. */
async function signInAsTold(remoteAddress: string, email: string, tries = 3) {
  const answer = await signInFrom(remoteAddress, email, password)
  if (answer.status !== 503 || tries === 1) return answer
  await wait(Number(answer.retryAfter) * 1_000)
  return signInAsTold(remoteAddress, email, tries - 1)
}

describe('S4 two thousand wrong sign-ins at once', () => {
  it('leave a right one its turn, or tell it to come back; nobody waits for all of them', async () => {
    const email = newEmail()
    await call(app, auth.createAccount, null, { body: newAccount(email, password) })
    const addressOf = (n: number) => `10.${n >> 8}.${n & 255}.1`
    const flood = Array.from({ length: 2_000 }, (_try, n) =>
      signInFrom(addressOf(n), newEmail(), clientHash('wrong')),
    )
    const known = signInAsTold('127.0.0.1', email)
    const unknown = signInFrom('203.0.113.7', email, password)
    const answers = await Promise.all(flood)
    const judged = answers.filter(({ status }) => status !== 503)
    expect(judged.every(({ status }) => status === 401)).toBe(true)
    expect(judged.length).toBeLessThanOrEqual(40)
    expect((await known).status).toBe(200)
    expect(await unknown).toMatchObject({ status: 503, retryAfter: '1' })
    expect((await signInFrom('203.0.113.7', email, password)).status).toBe(200)
  }, 60_000)
})
