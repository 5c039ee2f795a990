import { audit, law, organisation } from '@renfort/contract'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, actingFor, anInsider, type TestCompany } from '../testing/companies.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { call, type Caller, sharedApp, testNow, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let insider: Caller
let company: TestCompany
beforeAll(async () => {
  app = await sharedApp()
  insider = await anInsider(app)
  company = await aCompany(app)
  // Other files on the same database have added values to come.
  await ownerQuery(app.database, 'delete from legal_values where valid_from > $1', ['2027-01-01'])
})
afterEach(async () => {
  app.clock.set(testNow)
  await ownerQuery(app.database, 'delete from legal_values where source = $1', [source])
})

const source = 'Arrêté du test'
const list = (caller = insider) => call(app, law.listLegalValues, caller)
const add = (minimumSalary: number, validFrom: string, caller = insider) =>
  call(app, law.addLegalValue, caller, { body: { minimumSalary, validFrom, source } })

describe('the legal values', () => {
  it('N-06 are listed with the newest first', async () => {
    const { body } = await list()
    const ofFrance = body.filter(({ area }) => area === 'france')
    expect(ofFrance[0]).toMatchObject({
      minimumSalary: 12.31,
      validFrom: '2026-06-01T00:00:00.000Z',
    })
    expect(body.at(-1)).toMatchObject({ minimumSalary: 10.03 })
  })

  it('N-06 a new one applies from its day on, and not before', async () => {
    const { status, body } = await add(12.5, '2026-12-03')
    expect([status, body[0]]).toEqual([
      201,
      { area: 'france', minimumSalary: 12.5, validFrom: '2026-12-03T00:00:00.000Z', source },
    ])
    const today = async () => (await call(app, organisation.readLegalValues, company.admin)).body
    expect((await today()).minimumSalary).toBe(12.31)
    app.clock.set('2026-12-02T23:00:00.000Z')
    expect((await today()).minimumSalary).toBe(12.5)
  })

  it('N-06 a value of Mayotte applies there alone', async () => {
    const body = { area: 'mayotte', minimumSalary: 9.8, validFrom: '2026-11-01', source } as const
    expect((await call(app, law.addLegalValue, insider, { body })).status).toBe(201)
    const { body: legal } = await call(app, organisation.readLegalValues, company.admin)
    expect(legal.minimumSalary).toBe(12.31)
  })

  it('N-06 a day has one value', async () => {
    expect((await add(12.5, '2026-12-20')).status).toBe(201)
    for (const value of [12.5, 12.6]) {
      const { status, error } = await add(value, '2026-12-20')
      expect([status, error.key]).toEqual([409, 'errors.legal_value.already_there'])
    }
  })

  it('N-06 refuses a typing mistake at its field', async () => {
    const issueOf = async (value: number, day: string) => {
      const { status, error } = await add(value, day)
      return [status, error.metadata?.['issues']]
    }
    expect(await issueOf(125, '2026-12-20')).toEqual([
      400,
      [{ path: ['minimumSalary'], key: 'errors.legal_value.too_high', params: { max: 14.77 } }],
    ])
    expect(await issueOf(12.5, '2062-12-20')).toMatchObject([
      400,
      [{ path: ['validFrom'], key: 'errors.legal_value.too_far' }],
    ])
    for (const body of [{ minimumSalary: 12.345 }, { validFrom: '2026-02-30' }]) {
      const valid = { minimumSalary: 12.5, validFrom: '2026-12-20' }
      const answer = await call(app, law.addLegalValue, insider, { body: { ...valid, ...body } })
      expect(answer.status).toBe(400)
    }
  })

  it('G-33 leave a row in the trail', async () => {
    await add(12.5, '2026-12-20')
    const { body } = await call(app, audit.listAuditTrail, insider, {
      query: { userId: insider.userId, kind: 'legalValues' },
    })
    expect(body.entries[0]).toMatchObject({
      action: 'legalValues.add',
      changes: [
        { field: 'area', after: 'france' },
        { field: 'source', after: source },
        { field: 'validFrom', after: '2026-12-20' },
        { field: 'minimumSalaryCents', after: 1250 },
      ],
    })
  })

  it('PERM-09 are for internal staff who act for nobody', async () => {
    const acting = await actingFor(app, company.admin)
    for (const [caller, status] of [
      [company.admin, 403],
      [acting, 409],
    ] as const) {
      expect((await list(caller)).status).toBe(status)
      expect((await add(12.5, '2026-12-20', caller)).status).toBe(status)
    }
  })
})
