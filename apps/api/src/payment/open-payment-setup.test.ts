import { payment } from '@renfort/contract'
import { allowances } from '@renfort/domain/account/throttle.ts'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { PaymentUnavailable } from '../outside/payment/port.ts'
import { aCompany } from '../testing/companies.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterEach(() => app.clock.set(testNow))

const { tries, minutes } = allowances['payment-setup']
const open = (id: string, caller: Caller) =>
  call(app, payment.openPaymentSetup, caller, { params: { id }, body: { type: 'card' } })

async function openAll(id: string, caller: Caller) {
  for (let each = 0; each < tries; each += 1) expect((await open(id, caller)).status).toBe(201)
}

describe('opening set-ups of a payment', () => {
  it('SET-28 pauses a person who opens too many for a company, and nobody else', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    await openAll(company.id, company.admin)
    const refused = await open(company.id, company.admin)
    expect([refused.status, refused.error.key, refused.error.metadata]).toEqual([
      429,
      'errors.auth.throttled',
      { minutes },
    ])
    expect(refused.response.headers['retry-after']).toBe(String(minutes * 60))
    expect((await open(company.id, company.manager)).status).toBe(201)
    expect((await open(other.id, other.admin)).status).toBe(201)
    app.clock.set(new Date(Date.parse(testNow) + (minutes + 1) * 60_000).toISOString())
    expect((await open(company.id, company.admin)).status).toBe(201)
  })

  it('asks the provider nothing during a pause', async () => {
    const { id, admin } = await aCompany(app)
    await openAll(id, admin)
    const provider = app.services.payment
    if (provider === null) throw new Error('No provider stands in.')
    const asked = vi.spyOn(provider, 'createSetup')
    expect((await open(id, admin)).status).toBe(429)
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  it('counts nothing while the provider does not answer', async () => {
    const { id, admin } = await aCompany(app)
    const provider = app.services.payment
    if (provider === null) throw new Error('No provider stands in.')
    const down = vi.spyOn(provider, 'createSetup').mockRejectedValue(new PaymentUnavailable())
    for (let each = 0; each <= tries; each += 1) expect((await open(id, admin)).status).toBe(503)
    down.mockRestore()
    expect((await open(id, admin)).status).toBe(201)
  })
})
