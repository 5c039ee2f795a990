import { jobDescriptions, missions, motives, organisation } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import type { Mission } from '@renfort/contract/mission.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nobody } from '../../platform/database/db.ts'
import { aCompany, type TestCompany } from '../../testing/companies.ts'
import {
  aDepartment,
  aFlexiblePlanning,
  planned,
  withFeature,
} from '../../testing/flexible-missions.ts'
import { aJobDescription } from '../../testing/job-descriptions.ts'
import { anAddress, at, missionsOn } from '../../testing/missions.ts'
import { aSider } from '../../testing/siders.ts'
import { call, sharedApp, testNow } from '../../testing/test-app.ts'

type Clone = Input<typeof missions.cloneMission>['body']

let company: TestCompany
const app = await sharedApp()
const { aDraft, aPostedMission, aReadyMission, patched, theMission, withShifts } = missionsOn(app)
beforeEach(async () => {
  company = await aCompany(app)
})
afterEach(() => app.clock.set(testNow))

const clone = (id: string, body: Clone, caller = company.admin) =>
  call(app, missions.cloneMission, caller, { params: { id }, body })

async function copied(id: string, body: Clone): Promise<Mission> {
  const answer = await clone(id, body)
  expect(answer.status).toBe(201)
  return theMission(company.admin, answer.body.id)
}

/** Another draft of the job description of a mission. */
async function anotherOf(id: string, caller = company.admin): Promise<Mission> {
  const rows = await app.services.db
    .queries(nobody)
    .selectFrom('missions')
    .select('job_description_id as job')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { body } = await call(app, jobDescriptions.createMission, caller, {
    params: { id: rows.job ?? '' },
    body: { taskDetails: {} },
  })
  return theMission(company.admin, body.id)
}

describe('a mission that is ordered again', () => {
  const week = [
    at('2026-12-07', '09:00', '17:00', { breakDuration: 60, slots: 2 }),
    at('2026-12-12', '22:00', '05:00'),
  ]

  it('takes its planning to the weeks that are named, ready to be posted', async () => {
    const source = await aPostedMission(company.admin, { shifts: week })
    const copy = await copied(source.id, {
      planning: {
        weeks: [
          { from: '2026-12-09', to: '2026-12-14' },
          { from: '2026-12-09', to: '2026-12-28' },
        ],
      },
    })
    expect(
      copy.shifts.map(({ startDate, endDate, breakDuration, slots }) => [
        startDate,
        endDate,
        breakDuration,
        slots,
      ]),
    ).toEqual([
      ['2026-12-14T08:00:00.000Z', '2026-12-14T16:00:00.000Z', 60, 2],
      ['2026-12-19T21:00:00.000Z', '2026-12-20T04:00:00.000Z', 0, 1],
      ['2026-12-28T08:00:00.000Z', '2026-12-28T16:00:00.000Z', 60, 2],
      ['2027-01-02T21:00:00.000Z', '2027-01-03T04:00:00.000Z', 0, 1],
    ])
    expect(copy).toMatchObject({ status: 'draft', startDate: '2026-12-14T08:00:00.000Z' })
    const posted = await call(app, missions.confirmMission, company.admin, {
      params: { id: copy.id },
      body: {},
    })
    expect(posted.status).toBe(200)
  })

  it('keeps the times of the clock when they change', async () => {
    const source = await aPostedMission(company.admin, { shifts: week })
    const { shifts } = await copied(source.id, {
      planning: { weeks: [{ from: '2026-12-07', to: '2027-03-29' }] },
    })
    expect(shifts[0]?.startDate).toBe('2027-03-29T07:00:00.000Z')
  })

  it.each([
    ['the past', '2026-11-23', 400, 'errors.shift.past_forbidden'],
    ['more than two years ahead', '2029-01-01', 400, 'errors.shift.too_far_ahead'],
  ])('is refused in %s, and nothing is left', async (_, to, status, key) => {
    const source = await aPostedMission(company.admin, { shifts: week })
    const before = await count()
    const answer = await clone(source.id, { planning: { weeks: [{ from: '2026-12-07', to }] } })
    expect([answer.status, answer.error.key]).toEqual([status, key])
    expect(await count()).toBe(before)
  })

  it('is refused for a week without shifts, twice the same week, and over 18 months', async () => {
    const source = await aPostedMission(company.admin, { shifts: week })
    const answers = [
      [{ from: '2026-12-21', to: '2026-12-28' }],
      [],
      [
        { from: '2026-12-07', to: '2026-12-28' },
        { from: '2026-12-07', to: '2026-12-28' },
      ],
      [
        { from: '2026-12-07', to: '2026-12-28' },
        { from: '2026-12-07', to: '2028-08-28' },
      ],
    ].map((weeks) => clone(source.id, { planning: { weeks } }))
    expect((await Promise.all(answers)).map(({ error }) => error.key)).toEqual([
      'errors.shift.date_missing',
      'errors.shift.date_missing',
      'errors.shift.conflict_duplicated',
      'errors.task.too_long',
    ])
  })

  it('moves a planning by the week as a whole', async () => {
    await withFeature(app, company.id, 'flexiblePlanning')
    const id = await aDraft(company.admin)
    const before = await planned(app, company.admin, id)
    const copy = await copied(id, {
      planning: { weeks: [{ from: aFlexiblePlanning.startDate, to: '2027-03-01' }] },
    })
    expect(copy.isFlexiblePlanning).toBe(true)
    expect(copy.flexiblePlanning).toEqual({
      ...before,
      id: copy.flexiblePlanning?.id,
      startDate: '2027-03-01T00:00:00.000Z',
      endDate: '2027-03-28T00:00:00.000Z',
    })
    const two = { from: aFlexiblePlanning.startDate, to: '2027-03-01' }
    const refused = await clone(id, { planning: { weeks: [two, two] } })
    expect([refused.status, refused.error.key]).toEqual([400, 'errors.field.too_long'])
  })

  it('N-13 asks for the Siders who were asked for, where nobody was hired', async () => {
    const known = { knownTo: [company] }
    const siders = [await aSider(app, known), await aSider(app, known)]
    const shifts = [at('2026-12-07', '09:00', '17:00', { slots: 2 })]
    const source = await aPostedMission(company.admin, { requestedSiderIds: siders, shifts })
    const copy = await copied(source.id, { renew: true })
    expect(copy.requestedSiders.map(({ id }) => id)).toEqual(siders)
    expect(copy.asLastTime).toEqual({
      id: source.id,
      startDate: source.startDate,
      timeZone: 'Europe/Paris',
      facts: ['motive', 'address', 'manager', 'requestedSiders'],
    })
  })
})

async function count(): Promise<number> {
  const query = { status: ['draft' as const] }
  return (await call(app, missions.listMissions, company.admin, { query })).body.total
}

describe('a new mission of the same job description', () => {
  it('takes its values from the last posted one, and names it as their source', async () => {
    const siders = [await aSider(app, { knownTo: [company] })]
    const last = await aPostedMission(company.admin, {
      managerId: company.manager.userId,
      requestedSiderIds: siders,
    })
    const draft = await anotherOf(last.id, company.manager)
    expect(draft).toMatchObject({
      status: 'draft',
      motiveId: last.motiveId,
      managerId: company.manager.userId,
      location: anAddress,
      requestedSiders: [{ id: siders[0], status: 'requested' }],
      shifts: [],
      asLastTime: { id: last.id, facts: ['motive', 'address', 'manager', 'requestedSiders'] },
    })
    expect(draft.location?.id).not.toBe(last.location?.id)
  })

  it('names no source for values that were changed since', async () => {
    const last = await aPostedMission(company.admin)
    const { id } = await anotherOf(last.id)
    const changed = await patched(company.admin, id, {
      managerId: company.manager.userId,
      location: { ...anAddress, title: 'Terrasse' },
    })
    expect(changed.asLastTime?.facts).toEqual(['motive'])
  })

  it('follows the latest, not a draft, nor a mission of another company', async () => {
    const first = await aPostedMission(company.admin)
    await withShifts(company.admin, (await anotherOf(first.id)).id, [
      at('2026-12-14', '09:00', '17:00'),
    ])
    expect((await anotherOf(first.id)).asLastTime?.id).toBe(first.id)
    app.clock.set('2026-12-02T10:00:00.000Z')
    const second = await anotherOf(first.id)
    await withShifts(company.admin, second.id, [at('2026-12-14', '09:00', '17:00')])
    await call(app, missions.confirmMission, company.admin, { params: { id: second.id }, body: {} })
    expect((await anotherOf(first.id)).asLastTime?.id).toBe(second.id)
  })

  it('POST-22 plans as the last one was planned, where there is a choice', async () => {
    const last = await aPostedMission(company.admin)
    expect((await anotherOf(last.id)).isFlexiblePlanning).toBeNull()
    await withFeature(app, company.id, 'flexiblePlanning')
    expect((await anotherOf(last.id)).isFlexiblePlanning).toBe(false)
  })

  it('L1251-43 asks again for a motive that names somebody', async () => {
    const replacement = {
      reason: 'replacement' as const,
      justification: 'Congé maternité',
      replacements: [{ name: 'A. Martin', position: 'Serveur', justification: 'Congé' }],
    }
    const id = await aReadyMission(company.admin)
    await patched(company.admin, id, { motive: replacement })
    const last = await call(app, missions.confirmMission, company.admin, {
      params: { id },
      body: {},
    })
    const draft = await anotherOf(last.body.id)
    expect([draft.motiveId, draft.managerId]).toEqual([null, company.admin.userId])
  })

  it('takes the only motive, address and department that a company has, and asks where there are two', async () => {
    const { id } = await aJobDescription(app, company.admin)
    const draft = async () => {
      const input = { params: { id }, body: { taskDetails: {} } }
      const { body } = await call(app, jobDescriptions.createMission, company.admin, input)
      return theMission(company.admin, body.id)
    }
    const saved = async (n: number) => ({
      motive: await aSavedMotive(`Saison ${n}`),
      department: await aDepartment(app, company.admin, company.id, `Salle ${n}`),
      location: await aLocation(`Salle ${n}`),
    })
    const nothing = { motiveId: null, departmentId: null, location: null, asLastTime: null }
    expect(await draft()).toMatchObject(nothing)
    const only = await saved(1)
    expect(await draft()).toMatchObject({
      motiveId: only.motive,
      departmentId: only.department,
      location: { title: 'Salle 1' },
    })
    await saved(2)
    expect(await draft()).toMatchObject(nothing)
  })
})

async function aSavedMotive(justification: string): Promise<string> {
  const body = { reason: 'seasonalActivity' as const, justification }
  return (await call(app, motives.createMotive, company.admin, { body })).body.id
}

async function aLocation(title: string): Promise<void> {
  await call(app, organisation.createLocation, company.admin, {
    params: { id: company.id },
    body: { ...anAddress, title },
  })
}
