import { administration, audit, groups, jobDescriptions } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompany, aGroup, anInsider, type TestCompany } from '../testing/companies.ts'
import { ownPrices } from '../testing/job-descriptions.ts'
import { aDraft, aPostedMission, theMission } from '../testing/missions.ts'
import { call, sharedApp } from '../testing/test-app.ts'
import { unknownId } from '../testing/writes/valid-write.ts'

let company: TestCompany
const app = await sharedApp()
const insider = await anInsider(app)
beforeEach(async () => {
  company = await aCompany(app)
})

type Change = Input<typeof administration.changeCompany>['body']
const change = (body: Change, id = company.id) =>
  call(app, administration.changeCompany, insider, { params: { id }, body })
const coefficients = { delegation: 2.0525, gestion: 1.6 }

async function coefficientsOf(id: string) {
  const { pricing } = await theMission(app, company.admin, id)
  const of = (rows: readonly { coefficient: number }[] = []) => [
    ...new Set(rows.map(({ coefficient }) => coefficient)),
  ]
  return [of(pricing?.delegation), of(pricing?.gestion)]
}

describe('the coefficients of a company', () => {
  it('§4.1 change the price of its drafts at once, and of no confirmed mission', async () => {
    const draft = await aDraft(app, company.admin)
    const posted = await aPostedMission(app, company.admin)
    const { status, body } = await change({ coefficients })
    expect([status, body.coefficients]).toEqual([200, coefficients])
    expect(await coefficientsOf(draft)).toEqual([[2.0525], [1.6]])
    expect(await coefficientsOf(posted.id)).toEqual([[1.95], [1.75]])
    const later = await aPostedMission(app, company.admin)
    expect(await coefficientsOf(later.id)).toEqual([[2.0525], [1.6]])
  })

  it('N-17 leave the prices that were set for a mission', async () => {
    const draft = await aDraft(app, company.admin)
    const { jobDescriptionId } = await theMission(app, company.admin, draft)
    const params = { id: jobDescriptionId ?? '' }
    const body = { pricing: ownPrices(1.5) }
    await call(app, jobDescriptions.changePricing, insider, { params, body })
    const made = await call(app, jobDescriptions.createMission, company.admin, {
      params,
      body: { taskDetails: {} },
    })
    await change({ coefficients })
    expect(await coefficientsOf(made.body.id)).toEqual([[1.5], [1.5]])
  })

  it.each([
    ['below 1', { delegation: 0.99, gestion: 1.75 }, 'errors.field.too_small'],
    ['above 10', { delegation: 19.5, gestion: 1.75 }, 'errors.field.too_big'],
    ['of five decimals', { delegation: 1.95001, gestion: 1.75 }, 'errors.field.format'],
  ])('are refused %s', async (_what, given, key) => {
    const { status, error } = await change({ coefficients: given })
    expect([status, error.key]).toEqual([400, key])
  })
})

describe('the other terms of a company', () => {
  it('N-11 new missions declare their hours by the new term, former ones as before', async () => {
    const before = await aDraft(app, company.admin)
    expect((await change({ attendanceConfigType: 'timesheet' })).body).toMatchObject({
      attendanceConfigType: 'timesheet',
    })
    const after = await aDraft(app, company.admin)
    const configOf = async (id: string) =>
      (await theMission(app, company.admin, id)).attendanceConfigType
    expect([await configOf(before), await configOf(after)]).toEqual(['app', 'timesheet'])
  })

  it('N-29 a company joins a group, whose members reach it, and leaves it', async () => {
    const group = await aGroup(app)
    const reached = async () =>
      (await call(app, groups.searchChildren, group.admin, { query: { q: '' } })).body.map(
        ({ id }) => id,
      )
    expect((await change({ parentId: group.id })).body.group).toMatchObject({ id: group.id })
    expect(await reached()).toEqual([company.id])
    expect((await change({ parentId: null })).body.group).toBeNull()
    expect(await reached()).toEqual([])
  })

  it('N-29 a company joins only groups', async () => {
    const other = await aCompany(app)
    for (const parentId of [other.id, company.id, unknownId]) {
      const { status, error } = await change({ parentId })
      expect([status, error.metadata?.['issues']]).toEqual([
        400,
        [{ path: ['parentId'], key: 'errors.field.unknown_choice' }],
      ])
    }
  })

  it('N-29 a group has only a name', async () => {
    const group = await aGroup(app)
    const other = await aGroup(app)
    const refused: Change[] = [
      { coefficients },
      { attendanceConfigType: 'app' },
      { parentId: other.id },
    ]
    for (const body of refused) {
      const { status, error } = await change(body, group.id)
      expect([status, error.key]).toEqual([400, 'errors.field.unknown_choice'])
    }
    const named = await change({ name: 'Groupe Bellerive', parentId: null }, group.id)
    expect([named.status, named.body.name]).toEqual([200, 'Groupe Bellerive'])
  })

  it('G-33 each leaves its row in the trail, with both values', async () => {
    const group = await aGroup(app)
    await change({ coefficients, attendanceConfigType: 'timesheet', parentId: group.id, name: 'X' })
    const query = { organisationId: company.id, kind: 'organisation' } as const
    const { body } = await call(app, audit.listAuditTrail, insider, { query })
    const told = body.entries.slice(0, 4).map(({ action, changes }) => [action, changes])
    expect(told).toMatchObject([
      ['organisation.setGroup', [{ field: 'group', before: null }]],
      [
        'organisation.setAttendanceConfig',
        [{ field: 'attendanceConfigType', before: 'app', after: 'timesheet' }],
      ],
      [
        'organisation.setCoefficients',
        [
          { field: 'gestionCoefficient', before: 1.75, after: 1.6 },
          { field: 'delegationCoefficient', before: 1.95, after: 2.0525 },
        ],
      ],
      ['organisation.rename', [{ field: 'name', before: company.name, after: 'X' }]],
    ])
  })
})
