import { missions, organisation, quotations, remuneration } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { defaultPolicy } from '@renfort/domain/remuneration/policy.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'
import { aCompany, actingFor, type TestCompany } from '../testing/companies.ts'
import { aDraft, aPostedMission, at, theMission, withShifts } from '../testing/missions.ts'
import { type Caller, call, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

type HoursPatch = Input<typeof remuneration.changeHoursTypes>['body']
type IndemnityPatch = Input<typeof remuneration.changeIndemnities>['body']

function policyOf({ id, admin }: TestCompany, caller = admin) {
  return call(app, remuneration.readRemunerationPolicy, caller, { params: { id } })
}
function changeHours({ id, admin }: TestCompany, body: HoursPatch, caller: Caller = admin) {
  return call(app, remuneration.changeHoursTypes, caller, { params: { id }, body })
}
function changeIndemnity({ id, admin }: TestCompany, body: IndemnityPatch, caller = admin) {
  return call(app, remuneration.changeIndemnities, caller, { params: { id }, body })
}

const night = { startHour: '20:00', endHour: '05:00', increase: 30 }
const lunch = { type: 'ticket', amount: 9.5, coverRate: 60 } as const

describe('hour types', () => {
  it('API-35 REM-23 a change keeps the other kinds of hours and asks for a new confirmation', async () => {
    const company = await aCompany(app)
    const { status, body } = await changeHours(company, { night }, company.manager)
    expect(status).toBe(200)
    expect(body.hoursTypes).toEqual({
      ...defaultPolicy.hoursTypes,
      night: { ...night, seniority: null },
      valid: true,
    })
    expect(body).toMatchObject({
      hoursTypesConfirmation: false,
      indemnitiesConfirmation: true,
      coefficients: { delegation: 1.95, gestion: 1.75 },
    })
    expect((await policyOf(company)).body).toEqual(body)
    const { body: state } = await call(app, organisation.readCompletion, company.admin)
    expect(state.remunerationPolicy).toEqual({ hourTypes: 'incomplete', indemnities: 'complete' })
  })

  it('G-09 values sent again unchanged stay confirmed', async () => {
    const company = await aCompany(app)
    const { extra, sundays } = defaultPolicy.hoursTypes
    const { body } = await changeHours(company, { extra: [...extra], sundays })
    expect(body.hoursTypesConfirmation).toBe(true)
  })

  const refused: [string, unknown, string[]][] = [
    [
      'REM-02',
      { sundays: { increase: 200.01 } },
      ['sundays.increase errors.remuneration.increase'],
    ],
    [
      'REM-03',
      { extra: [{ threshold: 34, increase: 25 }] },
      ['extra.0.threshold errors.remuneration.threshold'],
    ],
    ['REM-03', { extra: [] }, ['extra errors.field.required']],
    [
      'REM-04 REM-05',
      { night: { startHour: '17:45', endHour: '09:15', increase: 20 } },
      [
        'night.startHour errors.remuneration.night_window',
        'night.endHour errors.remuneration.night_window',
      ],
    ],
    [
      'REM-06',
      { night: { startHour: '05:00', endHour: '04:00', increase: 20 } },
      ['night.endHour errors.remuneration.night_window'],
    ],
    [
      'REM-08',
      { night: { ...night, increase: 0 } },
      ['night.increase errors.remuneration.increase'],
    ],
    [
      'REM-09',
      { night: { ...night, seniority: { daysThreshold: 0, increase: 201 } } },
      [
        'night.seniority.daysThreshold errors.field.too_small',
        'night.seniority.increase errors.remuneration.increase',
      ],
    ],
    [
      'REM-10',
      { sundays: { increase: 0, ztiIncrease: 0 } },
      ['sundays.ztiIncrease errors.remuneration.increase'],
    ],
    [
      'REM-11',
      { bankHolidays: { increase: 100, solidarity: 'fete-du-travail' } },
      ['bankHolidays.solidarity errors.field.unknown_choice'],
    ],
    ['nothing', {}, [' errors.field.required']],
  ]
  it.each(refused)('%s refuses %j', async (_, body, expected) => {
    const company = await aCompany(app)
    const { status, error } = await changeHours(company, body as HoursPatch)
    expect(status).toBe(400)
    const issues = (error?.metadata?.['issues'] ?? []) as { path: string[]; key: string }[]
    expect(issues.map(({ path, key }) => `${path.join('.')} ${key}`).toSorted()).toEqual(
      expected.toSorted(),
    )
    expect((await policyOf(company)).body.hoursTypesConfirmation).toBe(true)
  })
})

describe('the effect of a new policy on prices (decisions §4.1)', () => {
  it('a draft follows, a posted mission keeps its price', async () => {
    const company = await aCompany(app)
    const shift = at('2026-12-10', '22:00', '04:00')
    const draft = await aDraft(app, company.admin)
    await withShifts(app, company.admin, draft, [shift])
    const posted = await aPostedMission(app, company.admin, { shifts: [shift] })
    await changeHours(company, { night: { ...night, increase: 50 } })
    const priceOf = async (id: string) =>
      (await call(app, quotations.readQuotation, company.admin, { params: { id } })).body.price
    // 6 h at 13.00 € + 50 %, billed 38.03 €; posted at + 20 %, billed 30.42 €.
    expect(await priceOf(draft)).toBe(228.18)
    expect(await priceOf(posted.id)).toBe(182.52)
    const rateOf = async (id: string) =>
      (await theMission(app, company.admin, id)).pricing?.delegation.find(
        ({ hourType }) => hourType === 'night',
      )?.increaseRate
    expect(await rateOf(draft)).toBe(50)
    expect(await rateOf(posted.id)).toBe(20)
  })

  it('TASK-54 nothing is posted until the change is confirmed', async () => {
    const company = await aCompany(app)
    const params = { id: await aDraft(app, company.admin) }
    await changeHours(company, { sundays: { increase: 50 } })
    const { error } = await call(app, missions.confirmMission, company.admin, { params, body: {} })
    expect(error).toMatchObject({
      key: 'errors.organisation.incomplete',
      metadata: {
        missing: expect.arrayContaining([
          expect.objectContaining({ params: { missing: ['hourTypes'] } }),
        ]) as unknown,
      },
    })
  })
})

describe('indemnities', () => {
  it('API-36 REM-12 added, changed and deleted, each time to confirm again', async () => {
    const company = await aCompany(app)
    const { id, admin } = company
    const added = await changeIndemnity(company, { lunch }, company.manager)
    expect(added.status).toBe(200)
    expect(added.body.indemnitiesConfirmation).toBe(false)
    const [stored] = added.body.indemnities.lunch
    const none = { seniority: null, hoursPerDay: null, zti: null, taskType: null }
    expect(stored).toMatchObject({ ...lunch, otherParameters: none })
    const otherParameters = {
      seniority: { daysThreshold: 45 },
      hoursPerDay: { threshold: 4.5 },
      zti: { isApplicable: true },
      taskType: { jobTypes: ['waiter'] },
    }
    const changed = await changeIndemnity(company, {
      lunch: {
        id: stored?.id ?? '',
        type: 'indemnity',
        amount: 7.4,
        coverRate: 60,
        otherParameters,
      },
    })
    // REM-14: only the cost of a voucher is shared.
    expect(changed.body.indemnities.lunch).toEqual([
      { id: stored?.id, type: 'indemnity', amount: 7.4, coverRate: null, otherParameters },
    ])
    const removed = await call(app, remuneration.deleteIndemnity, admin, {
      params: { id, indemnityId: stored?.id ?? '' },
    })
    expect(removed.body.indemnities).toMatchObject({ lunch: [], transportation: [], valid: true })
    const again = await call(app, remuneration.deleteIndemnity, admin, {
      params: { id, indemnityId: stored?.id ?? '' },
    })
    expect(again.status).toBe(404)
  })

  it.each([true, false])('REM-18 a tourist zone that counts: %s', async (isApplicable) => {
    const company = await aCompany(app)
    const otherParameters = { zti: { isApplicable } }
    const changed = await changeIndemnity(company, {
      transportation: { publicCoverRate: 75, otherParameters },
    })
    expect(changed.status).toBe(200)
    const { body } = await policyOf(company)
    expect(body.indemnities.transportation).toMatchObject([{ otherParameters }])
  })

  it('REM-21 a second benefit of a kind is refused, an unknown one is not found', async () => {
    const company = await aCompany(app)
    await changeIndemnity(company, { lunch })
    await changeIndemnity(company, { transportation: { publicCoverRate: 50 } })
    for (const body of [{ lunch }, { transportation: { publicCoverRate: 60 } }]) {
      const { status, error } = await changeIndemnity(company, body)
      expect([status, error?.key]).toEqual([409, 'errors.remuneration.duplicate_benefit'])
    }
    const id = '00000000-0000-4000-8000-000000000001'
    expect((await changeIndemnity(company, { lunch: { ...lunch, id } })).status).toBe(404)
    const { body } = await policyOf(company)
    expect(body.indemnities.lunch).toHaveLength(1)
    expect(body.indemnities.transportation).toMatchObject([{ publicCoverRate: 50 }])
  })

  it.each([
    ['REM-12', { lunch: { amount: 9 } }],
    ['REM-13', { lunch: { ...lunch, amount: 30 } }],
    ['REM-13', { lunch: { ...lunch, amount: 0 } }],
    ['REM-14', { lunch: { type: 'ticket', amount: 9 } }],
    ['REM-14 C-04', { lunch: { ...lunch, coverRate: 100 } }],
    ['REM-15 C-06', { transportation: { publicCoverRate: 49.99 } }],
    ['REM-16', { lunch: { ...lunch, otherParameters: { seniority: { daysThreshold: 0 } } } }],
    ['REM-17', { lunch: { ...lunch, otherParameters: { hoursPerDay: { threshold: 13 } } } }],
    ['REM-18', { lunch: { ...lunch, otherParameters: { zti: {} } } }],
    ['REM-19', { lunch: { ...lunch, otherParameters: { taskType: { jobTypes: [] } } } }],
    ['REM-19', { lunch: { ...lunch, otherParameters: { taskType: { jobTypes: ['wizard'] } } } }],
    ['API-36', { lunch, transportation: { publicCoverRate: 50 } }],
    ['API-36', {}],
  ])('%s refuses %j', async (_, body) => {
    const company = await aCompany(app)
    const { status } = await changeIndemnity(company, body as IndemnityPatch)
    expect(status).toBe(400)
    expect((await policyOf(company)).body.indemnitiesConfirmation).toBe(true)
  })
})

describe('confirmations', () => {
  it('API-38 API-39 REM-23 hours and indemnities are confirmed apart, as often as asked', async () => {
    const company = await aCompany(app, { complete: false })
    const { id, admin, manager } = company
    const input = { params: { id } }
    const hours = await call(app, remuneration.confirmHoursTypes, manager, input)
    expect(hours.body).toMatchObject({
      hoursTypesConfirmation: true,
      indemnitiesConfirmation: false,
    })
    const indemnities = await call(app, remuneration.confirmIndemnities, admin, input)
    expect(indemnities.body).toMatchObject({
      hoursTypesConfirmation: true,
      indemnitiesConfirmation: true,
    })
    expect((await call(app, remuneration.confirmHoursTypes, admin, input)).status).toBe(200)
  })

  it('API-38 kinds of hours that break a rule are not confirmed', async () => {
    const company = await aCompany(app)
    const { hoursTypes } = defaultPolicy
    await app.services.db
      .queries(nobody)
      .updateTable('remuneration_policies')
      .set({ hours_types: json({ ...hoursTypes, extra: [] }), hours_types_confirmed: false })
      .where('organisation_id', '=', company.id)
      .execute()
    const { status, error } = await call(app, remuneration.confirmHoursTypes, company.admin, {
      params: { id: company.id },
    })
    expect([status, error?.key]).toEqual([400, 'errors.field.required'])
  })

  it('ADMIN-07 staff who act for an admin change the policy and cannot confirm it', async () => {
    const company = await aCompany(app)
    const acting = await actingFor(app, company.admin)
    expect((await changeHours(company, { night }, acting)).status).toBe(200)
    for (const endpoint of [remuneration.confirmHoursTypes, remuneration.confirmIndemnities]) {
      const { status, error } = await call(app, endpoint, acting, { params: { id: company.id } })
      expect([status, error?.key]).toEqual([409, 'errors.logas.forbidden'])
    }
  })
})

describe('bonuses', () => {
  it('REM-26 N-30 internal staff acting for the company sets them, the company reads them', async () => {
    const company = await aCompany(app)
    const conditions = 'Tenue entretenue par le Sider'
    const input = (amount: number) => ({
      params: { id: company.id },
      body: {
        bonuses: [{ name: 'Prime d’habillage', amount, frequency: 'day' as const, conditions }],
      },
    })
    expect((await call(app, remuneration.changeBonuses, company.admin, input(2))).status).toBe(403)
    const acting = await actingFor(app, company.admin)
    const set = await call(app, remuneration.changeBonuses, acting, input(2.5))
    expect(set.body.indemnities.other).toMatchObject([{ name: 'Prime d’habillage', amount: 2.5 }])
    // Bonuses are not part of what the company confirms.
    expect((await policyOf(company, company.manager)).body).toMatchObject({
      indemnities: { other: [{ amount: 2.5, frequency: 'day', conditions }] },
      indemnitiesConfirmation: true,
    })
    const unknown = { ...set.body.indemnities.other[0], id: company.id, name: 'X', amount: 1 }
    const { status } = await call(app, remuneration.changeBonuses, acting, {
      params: { id: company.id },
      body: { bonuses: [{ ...unknown, frequency: 'day' }] },
    })
    expect(status).toBe(404)
  })
})

describe('a list of bonuses', () => {
  const bonus = (name: string, amount = 2) => ({ name, amount, frequency: 'day' as const })

  it('REM-26 refuses a name twice, whatever its case, and a bonus of nothing, at their fields', async () => {
    const company = await aCompany(app)
    const acting = await actingFor(app, company.admin)
    const set = (...bonuses: ReturnType<typeof bonus>[]) =>
      call(app, remuneration.changeBonuses, acting, {
        params: { id: company.id },
        body: { bonuses },
      })
    const { status, error } = await set(bonus('Habillage'), bonus('HABILLAGE'), bonus('Été', 0))
    expect(status).toBe(400)
    expect(error.metadata).toMatchObject({
      issues: [
        { path: ['bonuses', 1, 'name'], key: 'errors.remuneration.duplicate_bonus' },
        { path: ['bonuses', 2, 'amount'], key: 'errors.field.too_small' },
      ],
    })
    expect((await set(bonus('Habillage'), bonus('Été'))).status).toBe(200)
  })
})

describe('G-32 another company', () => {
  it('reads and changes nothing of the policy', async () => {
    const company = await aCompany(app)
    const other = await aCompany(app)
    expect((await changeHours(company, { night }, other.admin)).status).toBe(404)
    expect((await changeIndemnity(company, { lunch }, other.admin)).status).toBe(404)
    const confirmed = await call(app, remuneration.confirmIndemnities, other.admin, {
      params: { id: company.id },
    })
    expect(confirmed.status).toBe(404)
    expect((await changeHours(company, { night }, company.collaborator)).status).toBe(403)
  })
})
