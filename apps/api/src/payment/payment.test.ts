import { organisation, payment } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { PaymentUnavailable } from '../outside/payment/port.ts'
import { aCompany, actingFor, type TestCompany } from '../testing/companies.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { aCard, aConfirmedSetup, anAccount, somePayment, testCards } from '../testing/payments.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

const { readPaymentInformations, updatePaymentInformations, openPaymentSetup } = payment

const newCompany = () => aCompany(app, { complete: false })
const read = async ({ id }: TestCompany, caller: Caller) =>
  call(app, readPaymentInformations, caller, { params: { id } })
const save = (caller: Caller, id: string, body: object) =>
  call(app, updatePaymentInformations, caller, { params: { id }, body })

describe('the payment of a company', () => {
  it('API-32 API-33 SET-21 SET-24 ENT-26 reads as empty until it is given, then as it was given', async () => {
    const company = await newCompany()
    const empty = await read(company, company.manager)
    expect(empty.body).toMatchObject({
      clientSecret: null,
      provider: { kind: 'local' },
      accountingInfo: { firstName: '', email: '' },
      billingAddress: { street: '', country: 'FR' },
      tvaNumber: null,
      wantOrderForm: false,
      paymentMethod: null,
    })
    const { version } = empty.body
    const saved = await save(company.manager, company.id, { data: somePayment, version })
    expect(saved.body).toMatchObject({
      ...somePayment,
      paymentMethod: { type: 'collectionStatement', last4: null, state: 'active' },
    })
    expect((await read(company, company.admin)).body).toEqual(saved.body)
    const completion = await call(app, organisation.readCompletion, company.admin)
    expect(completion.body.paymentInformations).toBe('complete')
  })

  it('SET-24 SET-26 C-18 names each wrong field', async () => {
    const { id, admin } = await newCompany()
    const { status, error } = await save(admin, id, {
      data: {
        accountingInfo: { firstName: ' ', lastName: '', email: 'compta', phoneNumber: '04.39.98' },
        billingAddress: { street: '', postalCode: '', city: '', country: 'XX' },
      },
    })
    expect(status).toBe(400)
    const issues = error.metadata?.['issues'] as { path: string[]; key: string }[]
    expect(issues.map(({ path, key }) => `${path.slice(1).join('.')} ${key}`)).toEqual([
      'accountingInfo.email errors.field.email',
      'accountingInfo.phoneNumber errors.field.phone',
      'accountingInfo.firstName errors.field.required',
      'accountingInfo.lastName errors.field.required',
      'billingAddress.street errors.field.required',
      'billingAddress.postalCode errors.field.required',
      'billingAddress.city errors.field.required',
      'billingAddress.country errors.field.unknown_choice',
    ])
  })

  it('SET-24 WORK-06 takes a contact with one name, who is whole', async () => {
    const { id, admin } = await newCompany()
    const { accountingInfo } = somePayment
    const names = { firstName: 'Suryani', lastName: '' }
    const refusedNames = await save(admin, id, {
      data: { ...somePayment, accountingInfo: { ...accountingInfo, ...names } },
    })
    expect(refusedNames.error?.metadata?.['issues']).toEqual([
      { path: ['data', 'accountingInfo', 'lastName'], key: 'errors.field.required' },
    ])
    const saved = await save(admin, id, {
      data: { ...somePayment, accountingInfo: { ...accountingInfo, ...names, hasOneName: true } },
    })
    expect(saved.body.accountingInfo).toEqual({ ...accountingInfo, ...names })
    const completion = await call(app, organisation.readCompletion, admin)
    expect(completion.body.paymentInformations).toBe('complete')
    const beside = await save(admin, id, { data: { accountingInfo: { email: 'b@exemple.test' } } })
    expect(beside.body.accountingInfo).toMatchObject(names)
  })

  it('SET-24 C-18 keeps a phone once, read as one of the billing country', async () => {
    const { id, admin } = await newCompany()
    const { accountingInfo, billingAddress } = somePayment
    const saved = await save(admin, id, {
      data: {
        accountingInfo: { ...accountingInfo, phoneNumber: '02 512 34 56' },
        billingAddress: { ...billingAddress, postalCode: '1000', country: 'BE' },
        tvaNumber: 'BE0403170701',
      },
    })
    expect(saved.body.accountingInfo.phoneNumber).toBe('+3225123456')
  })

  it('SET-25 SET-26 C-17 asks by country, of what the company has after the change', async () => {
    const { id, admin } = await newCompany()
    const { billingAddress } = somePayment
    const there = { ...billingAddress, postalCode: '1000', country: 'BE' }
    const keysOf = async (data: object) =>
      (await save(admin, id, { data })).error?.metadata?.['issues']
    expect(await keysOf({ billingAddress: { ...billingAddress, postalCode: '2A004' } })).toEqual([
      { path: ['data', 'billingAddress', 'postalCode'], key: 'errors.field.postal_code' },
    ])
    expect(await keysOf({ billingAddress: there })).toEqual([
      { path: ['data', 'tvaNumber'], key: 'errors.field.vat_missing' },
    ])
    expect(await keysOf({ billingAddress: there, tvaNumber: 'fr44732829320' })).toEqual([
      { path: ['data', 'tvaNumber'], key: 'errors.field.vat' },
    ])
    const saved = await save(admin, id, {
      data: { billingAddress: there, tvaNumber: 'be.0123.456.789' },
    })
    expect(saved.body.tvaNumber).toBe('BE 0123456789')
    expect(await keysOf({ tvaNumber: null })).toEqual([
      { path: ['data', 'tvaNumber'], key: 'errors.field.vat_missing' },
    ])
  })

  it('SET-23 SET-28 SET-29 G-27 keeps of a card what may be shown, and of its provider’s token only the token', async () => {
    const company = await newCompany()
    const paymentMethodId = await aConfirmedSetup(app, company, aCard(testCards.accepted))
    expect((await read(company, company.admin)).body.clientSecret).toMatch(/^seti_local_/)
    const saved = await save(company.admin, company.id, {
      data: { ...somePayment, paymentMethod: { type: 'card' } },
      paymentMethodId,
    })
    expect(saved.body.paymentMethod).toEqual({
      type: 'card',
      last4: '4242',
      brand: 'visa',
      expiryMonth: 12,
      expiryYear: 2030,
      bankCode: null,
      country: 'FR',
      currency: null,
      state: 'active',
    })
    expect(JSON.stringify(saved.body)).not.toContain(paymentMethodId)
    expect((await read(company, company.admin)).body.clientSecret).toBeNull()
    const kept = await save(company.admin, company.id, {
      data: { paymentMethod: { type: 'card' } },
    })
    expect(kept.body.paymentMethod?.last4).toBe('4242')
  })

  it('SET-31 C-27 keeps the currency of a debit, and forgets the method that it replaces', async () => {
    const company = await newCompany()
    const card = await aConfirmedSetup(app, company, aCard(testCards.accepted))
    const data = { ...somePayment, paymentMethod: { type: 'card' } }
    await save(company.admin, company.id, { data, paymentMethodId: card })
    const account = await aConfirmedSetup(app, company, anAccount())
    const { body } = await save(company.admin, company.id, {
      data: { paymentMethod: { type: 'sepa_debit', currency: 'gbp' } },
      paymentMethodId: account,
    })
    expect(body.paymentMethod).toMatchObject({
      type: 'sepa_debit',
      last4: '2606',
      bankCode: '20041',
      country: 'FR',
      currency: 'gbp',
    })
    expect(await app.services.payment?.describe(card)).toBeNull()
    const back = await save(company.admin, company.id, {
      data: { paymentMethod: { type: 'sepa_debit', currency: 'eur' } },
    })
    expect(back.body.paymentMethod).toMatchObject({ last4: '2606', currency: 'eur' })
  })

  it('SET-27 ERR-19 ERR-20 refuses a token that is not of this company, of this kind, or of any', async () => {
    const [company, other] = [await newCompany(), await newCompany()]
    const foreign = await aConfirmedSetup(app, other, aCard(testCards.accepted))
    const own = await aConfirmedSetup(app, company, anAccount())
    const refusal = async (type: string, paymentMethodId?: string) => {
      const data = { paymentMethod: { type } }
      const body = paymentMethodId === undefined ? { data } : { data, paymentMethodId }
      const { status, error } = await save(company.admin, company.id, body)
      return [status, error?.key]
    }
    expect(await refusal('card', foreign)).toEqual([400, 'errors.payment.card'])
    expect(await refusal('card', own)).toEqual([400, 'errors.payment.card'])
    expect(await refusal('card', 'pm_nobody')).toEqual([400, 'errors.payment.card'])
    expect(await refusal('card')).toEqual([400, 'errors.payment.card'])
    expect(await refusal('sepa_debit', foreign)).toEqual([400, 'errors.payment.iban'])
    expect((await read(company, company.admin)).body.paymentMethod).toBeNull()
  })

  it('is saved once when two do so at the same moment, and the second is told', async () => {
    const company = await newCompany()
    const { version } = (await read(company, company.admin)).body
    const answers = await Promise.all(
      [company.admin, company.manager].map((caller, index) =>
        save(caller, company.id, {
          data: { ...somePayment, tvaNumber: index === 0 ? null : 'FR 44732829320' },
          version,
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.error.key).toBe(
      'errors.organisation.stale',
    )
  })

  it('answers what is stored while its provider does not, and sets nothing up', async () => {
    const company = await newCompany()
    await aConfirmedSetup(app, company, aCard(testCards.accepted))
    const fail = () => Promise.reject(new PaymentUnavailable('down'))
    const local = app.services.localPayment
    if (local === null) throw new Error('No stand-in.')
    const down = { ...local, createSetup: fail, describe: fail, secretOf: fail }
    const services = { ...app.services, payment: down }
    const other = { ...app, services, app: await createApp(services) }
    const params = { id: company.id }
    const stored = await call(other, readPaymentInformations, company.admin, { params })
    expect([stored.status, stored.body.clientSecret]).toEqual([200, null])
    const setup = { params, body: { type: 'card' as const } }
    const refused = await call(other, openPaymentSetup, company.admin, setup)
    expect([refused.status, refused.error.key]).toEqual([503, 'errors.payment.unavailable'])
    await other.app.close()
    const none = { ...app.services, payment: null, localPayment: null }
    const without = { ...app, services: none, app: await createApp(none) }
    expect(
      (await call(without, readPaymentInformations, company.admin, { params })).body.provider,
    ).toBeNull()
    const closed = await call(without, openPaymentSetup, company.admin, setup)
    expect([closed.status, closed.error.key]).toEqual([409, 'errors.action.unavailable'])
    await without.app.close()
  })
})

describe('who may change the payment (decisions §9)', () => {
  it('SET-30 C-28 ADMIN-09 the order form is of internal staff who act for the company, and nothing else is', async () => {
    const company = await newCompany()
    const acting = await actingFor(app, company.admin)
    await aConfirmedSetup(app, company, aCard(testCards.accepted))
    expect((await read(company, acting)).body.clientSecret).toBeNull()
    const ordered = await save(acting, company.id, { data: { wantOrderForm: true } })
    expect(ordered.body).toMatchObject({ wantOrderForm: true, paymentMethod: null })
    const forbidden = async (caller: Caller, data: object) => {
      const { status, error } = await save(caller, company.id, { data })
      return [status, error?.key]
    }
    expect(await forbidden(acting, somePayment)).toEqual([409, 'errors.logas.forbidden'])
    expect(await forbidden(company.admin, { wantOrderForm: false })).toEqual([
      403,
      'errors.user.forbidden',
    ])
    const { accountingInfo, billingAddress } = somePayment
    await save(company.admin, company.id, { data: { accountingInfo, billingAddress } })
    const completion = await call(app, organisation.readCompletion, company.admin)
    expect(completion.body.paymentInformations).toBe('complete')
  })

  it('API-33 C-25 a company that repeats the order form unchanged is not refused', async () => {
    const { id, admin } = await newCompany()
    const repeated = await save(admin, id, { data: { ...somePayment, wantOrderForm: false } })
    expect([repeated.status, repeated.body.wantOrderForm]).toEqual([200, false])
  })

  it('API-33 the company of the body is that of the path', async () => {
    const [{ id, admin }, other] = [await newCompany(), await newCompany()]
    const statusFor = async (organisationId: string) =>
      (await save(admin, id, { organisationId, data: { tvaNumber: null } })).status
    expect(await statusFor(id)).toBe(200)
    expect(await statusFor(other.id)).toBe(404)
  })

  it('is closed to collaborators and to strangers', async () => {
    const [company, stranger] = [await newCompany(), await newCompany()]
    const statuses = async (caller: Caller) => [
      (await read(company, caller)).status,
      (await save(caller, company.id, { data: somePayment })).status,
      (
        await call(app, openPaymentSetup, caller, {
          params: { id: company.id },
          body: { type: 'card' },
        })
      ).status,
    ]
    expect(await statuses(company.collaborator)).toEqual([403, 403, 403])
    expect(await statuses(stranger.admin)).toEqual([404, 404, 404])
    expect(await statuses(await actingFor(app, company.admin))).toEqual([200, 409, 409])
  })

  it('PERM-09 leaves what was changed in the audit trail, without a token', async () => {
    const company = await newCompany()
    const paymentMethodId = await aConfirmedSetup(app, company, aCard(testCards.accepted))
    const data = { ...somePayment, paymentMethod: { type: 'card' } }
    await save(company.admin, company.id, { data, paymentMethodId })
    const { rows } = await ownerQuery(
      app.database,
      `select action, after from audit_log where organisation_id = $1 and action like 'payment.%' order by id`,
      [company.id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['payment.openSetup', 'payment.update'])
    expect(rows[1]?.after).toMatchObject({
      lastName: 'Garnier',
      city: 'Nantes',
      methodType: 'card',
      methodEnding: '4242',
    })
    expect(JSON.stringify(rows)).not.toContain(paymentMethodId)
  })
})
