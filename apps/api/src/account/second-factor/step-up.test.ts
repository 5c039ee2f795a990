import { account, contracts, payment, secondFactors, session, team } from '@renfort/contract'
import * as contract from '@renfort/contract'
import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../../platform/database/db.ts'
import { aCompany } from '../../testing/companies.ts'
import { newEmail } from '../../testing/new-account.ts'
import { codeOf, setUpApp } from '../../testing/second-factors.ts'
import { call, type Caller, sharedApp, type TestApp } from '../../testing/test-app.ts'
import { openSession } from '../sessions/open-session.ts'

let app: TestApp

beforeAll(async () => {
  app = await sharedApp()
})

function wait(seconds: number): void {
  app.clock.set(new Date(app.clock.epochMilliseconds() + seconds * 1_000).toISOString())
}

const invite = (caller: Caller) =>
  call(app, team.inviteMember, caller, {
    body: { email: newEmail(), firstName: 'Ana', lastName: 'Blanc', role: 'collaborator' },
  })

describe('what cannot be undone', () => {
  it('declares once that it asks for a fresh proof', () => {
    const asking = Object.values(contract)
      .flatMap((area) => Object.entries(area as Record<string, unknown>))
      .filter(([, value]) => (value as Partial<Endpoint> | null)?.stepUp !== undefined)
      .map(([name]) => name)
    expect(asking).toEqual(
      expect.arrayContaining([
        'signContract',
        'signContracts',
        'updatePaymentInformations',
        'openPaymentSetup',
        'inviteMember',
        'changeMemberRole',
        'removeMember',
        'updateProfile',
        'closeSession',
        'closeOtherSessions',
        'endSessionsOfMember',
      ]),
    )
  })

  it('asks somebody with a second factor for a proof, which counts for ten minutes', async () => {
    const { admin } = await aCompany(app)
    const { secret } = await setUpApp(app, admin)
    expect((await invite(admin)).status).toBe(201)
    wait(599)
    expect((await invite(admin)).status).toBe(201)
    wait(60)
    const { status, error } = await invite(admin)
    expect([status, error.key]).toEqual([403, 'errors.factor.proof_required'])
    await call(app, secondFactors.prove, admin, { body: { code: codeOf(app, secret) } })
    expect((await invite(admin)).status).toBe(201)
  })

  it('asks before a signature, a batch of them, a payment, and another e-mail', async () => {
    const { id, admin } = await aCompany(app)
    await setUpApp(app, admin)
    wait(700)
    const documentId = crypto.randomUUID()
    const answers = [
      await call(app, contracts.signContract, admin, {
        params: { id, docId: documentId },
        body: {},
      }),
      await call(app, contracts.signContracts, admin, {
        params: { id },
        body: { documents: [{ documentId, version: 1 }] },
      }),
      await call(app, payment.openPaymentSetup, admin, { params: { id }, body: { type: 'card' } }),
      await call(app, payment.updatePaymentInformations, admin, {
        params: { id },
        body: { data: { billingAddress: { city: 'Lyon' } } },
      }),
      await call(app, account.updateProfile, admin, { body: { email: newEmail() } }),
    ]
    expect(answers.map(({ error }) => error.key)).toEqual(
      answers.map(() => 'errors.factor.proof_required'),
    )
    const named = await call(app, account.updateProfile, admin, { body: { firstName: 'Inès' } })
    expect(named.status).toBe(200)
  })

  it('does not ask before a profile is saved with the e-mail that it has', async () => {
    const { admin } = await aCompany(app)
    await setUpApp(app, admin)
    wait(700)
    const { email } = (await call(app, session.readMe, admin)).body
    const body = { email, firstName: 'Inès', lastName: 'Roux', phone: '0611223344' }
    const saved = await call(app, account.updateProfile, admin, { body })
    expect([saved.status, saved.body.firstName]).toEqual([200, 'Inès'])
  })

  it('asks nothing new of somebody without a second factor', async () => {
    const { admin } = await aCompany(app)
    wait(700)
    expect((await invite(admin)).status).toBe(201)
  })

  it('ASVS 6.6.3 a proof of one session is none of another', async () => {
    const { admin } = await aCompany(app)
    const { secret } = await setUpApp(app, admin)
    const { token } = await app.services.db.transaction(nobody, (transaction) =>
      openSession(transaction, { id: admin.userId, isInsider: false }),
    )
    wait(60)
    await call(app, secondFactors.prove, admin, { body: { code: codeOf(app, secret) } })
    expect((await invite({ ...admin, token })).error.key).toBe('errors.factor.proof_required')
  })
})
