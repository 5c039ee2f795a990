import { contracts, planning } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../platform/database/db.ts'
import { aCompany } from '../testing/companies.ts'
import { aBatch } from '../testing/contracts.ts'
import { aDepartment } from '../testing/flexible-missions.ts'
import { anAddress, aPostedMission, aReadyMission, at } from '../testing/missions.ts'
import { aSider } from '../testing/siders.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

function week(caller: Caller, number: number, year = 2026) {
  return call(app, planning.readPlanning, caller, { query: { week: number, year } })
}

async function starts(caller: Caller, number: number, year = 2026): Promise<string[]> {
  const { body } = await week(caller, number, year)
  return body.tasks.flatMap((task) => task.slots.map((slot) => slot.startDate))
}

describe('the sheet of a week', () => {
  it('API-72 G-30 a posted mission with its slots and the Siders who work them', async () => {
    const company = await aCompany(app)
    const siders = [
      await aSider(app, { firstName: 'Zoé', lastName: 'Bernard', knownTo: [company] }),
      await aSider(app, { firstName: 'Ali', lastName: 'Amrani', knownTo: [company] }),
    ]
    const [zoe = '', ali = ''] = siders
    const mission = await aPostedMission(app, company.admin, {
      type: 'gestion',
      shifts: [
        at('2026-12-08', '09:00', '17:00', { breakDuration: 45 }),
        at('2026-12-07', '09:00', '17:00', { breakDuration: 30, slots: 2 }),
        at('2026-12-14', '09:00', '17:00'),
      ],
      requestedSiderIds: siders,
    })
    const { status, body } = await week(company.collaborator, 50)
    expect(status).toBe(200)
    expect(body).toMatchObject({ week: 50, year: 2026 })
    const [task, ...others] = body.tasks
    expect(others).toEqual([])
    const slots = mission.shifts.map((shift) => shift.id)
    const person = { pictureURL: null, phoneNumber: expect.stringMatching(/^\+33/) as string }
    expect(task).toEqual({
      id: mission.id,
      name: null,
      jobTitle: mission.jobTitle,
      type: 'gestion',
      location: { title: anAddress.title, city: anAddress.city },
      timeZone: 'Europe/Paris',
      localHolidays: [],
      remote: false,
      manager: { id: company.admin.userId, firstName: 'Camille', lastName: 'Durand' },
      preSelection: false,
      hasPreSelection: false,
      isFlexiblePlanning: false,
      contractsToSign: [],
      department: null,
      siders: [
        { ...person, id: ali, firstName: 'Ali', lastName: 'Amrani' },
        { ...person, id: zoe, firstName: 'Zoé', lastName: 'Bernard' },
      ],
      slots: [
        {
          shiftId: slots[0],
          startDate: '2026-12-07T08:00:00.000Z',
          endDate: '2026-12-07T16:00:00.000Z',
          breakDuration: 30,
          slots: 2,
          siderIds: [ali, zoe],
        },
        {
          shiftId: slots[1],
          startDate: '2026-12-08T08:00:00.000Z',
          endDate: '2026-12-08T16:00:00.000Z',
          breakDuration: 45,
          slots: 1,
          siderIds: [zoe],
        },
      ],
    })
  })

  it('has the unsigned documents of each mission, for members who may read them', async () => {
    const company = await aCompany(app)
    const batch = await aBatch(app, company)
    const contested = await aBatch(app, company)
    await call(app, contracts.contestContract, company.admin, {
      params: { id: company.id, docId: contested.id },
      body: { description: 'Taux faux' },
    })
    const toSign = async (caller: Caller) =>
      new Map(
        (await week(caller, 50)).body.tasks.map(({ id, contractsToSign }) => [id, contractsToSign]),
      )
    const seen = await toSign(company.admin)
    expect([seen.get(batch.missionId), seen.get(contested.missionId)]).toEqual([[batch.id], []])
    expect((await toSign(company.collaborator)).get(batch.missionId)).toEqual([])
  })

  it('PLAN-02 has the department of each mission, for the filter of the week', async () => {
    const company = await aCompany(app)
    const { id } = await aPostedMission(app, company.admin)
    const departmentId = await aDepartment(app, company.admin, company.id, 'Cuisine')
    await app.services.db
      .queries(nobody)
      .updateTable('missions')
      .set({ department_id: departmentId })
      .where('id', '=', id)
      .execute()
    const [task] = (await week(company.collaborator, 50)).body.tasks
    expect(task?.department).toEqual({ id: departmentId, name: 'Cuisine' })
  })

  it('PLAN-04 a week goes from Monday to Sunday in Paris; a slot belongs to the week of its start', async () => {
    const company = await aCompany(app)
    const shifts = [
      at('2026-12-06', '20:00', '02:00'),
      at('2026-12-07', '00:00', '06:00'),
      at('2026-12-13', '23:59', '05:00'),
      at('2026-12-14', '00:00', '06:00'),
    ]
    await aPostedMission(app, company.admin, { shifts })
    expect(await starts(company.admin, 49)).toEqual([shifts[0]?.startDate])
    expect(await starts(company.admin, 50)).toEqual([shifts[1]?.startDate, shifts[2]?.startDate])
    expect(await starts(company.admin, 51)).toEqual([shifts[3]?.startDate])
    expect(await starts(company.admin, 52)).toEqual([])
  })

  it('PLAN-04 week 53 and the weeks where clocks change', async () => {
    const company = await aCompany(app)
    const shifts = [
      at('2027-01-03', '09:00', '17:00'),
      at('2027-01-04', '09:00', '17:00'),
      at('2027-03-28', '22:00', '06:00'),
      at('2027-03-29', '00:00', '06:00'),
      at('2027-10-31', '22:00', '06:00'),
    ]
    await aPostedMission(app, company.admin, { shifts })
    expect(await starts(company.admin, 53, 2026)).toEqual([shifts[0]?.startDate])
    expect(await starts(company.admin, 1, 2027)).toEqual([shifts[1]?.startDate])
    expect(await starts(company.admin, 12, 2027)).toEqual([shifts[2]?.startDate])
    expect(await starts(company.admin, 13, 2027)).toEqual([shifts[3]?.startDate])
    expect(await starts(company.admin, 43, 2027)).toEqual([shifts[4]?.startDate])
  })

  it('PLAN-02 missions come by name, so that each keeps its place from week to week; drafts do not', async () => {
    const company = await aCompany(app)
    const names = ['Équipe 10', 'équipe 2', 'Eaux vives', 'Zone B']
    for (const name of names) await aPostedMission(app, company.admin, { name })
    await aReadyMission(app, company.admin)
    const { body } = await week(company.admin, 50)
    expect(body.tasks.map((task) => task.name)).toEqual([
      'Eaux vives',
      'équipe 2',
      'Équipe 10',
      'Zone B',
    ])
    expect(body.tasks[1]).toMatchObject({ siders: [], slots: [{ siderIds: [] }] })
  })

  it('a moved shift takes its Siders along', async () => {
    const company = await aCompany(app)
    const sider = await aSider(app, { knownTo: [company] })
    const mission = await aPostedMission(app, company.admin, {
      type: 'gestion',
      requestedSiderIds: [sider],
    })
    const moved = at('2026-12-15', '09:00', '17:00')
    await app.services.db
      .queries(nobody)
      .updateTable('shifts')
      .set({ starts_at: moved.startDate as never, ends_at: moved.endDate as never })
      .where('mission_id', '=', mission.id)
      .execute()
    expect((await week(company.admin, 50)).body.tasks).toEqual([])
    const { body } = await week(company.admin, 51)
    expect(body.tasks[0]?.slots[0]?.siderIds).toEqual([sider])
  })

  it('the job title is in the language asked for', async () => {
    const company = await aCompany(app)
    await aPostedMission(app, company.admin)
    const names = []
    for (const locale of ['fr', 'en'] as const) {
      const { body } = await call(app, planning.readPlanning, company.admin, {
        query: { week: 50, year: 2026, locale },
      })
      names.push(body.tasks[0]?.jobTitle.name)
    }
    expect(new Set(names).size).toBe(2)
  })
})

describe('access to a week', () => {
  it('N-40 every member of the company, nobody else', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    await aPostedMission(app, company.admin)
    for (const caller of [company.admin, company.manager, company.collaborator]) {
      expect((await week(caller, 50)).body.tasks).toHaveLength(1)
    }
    expect((await week(other.admin, 50)).body.tasks).toEqual([])
  })

  it('a week that does not exist is refused', async () => {
    const company = await aCompany(app)
    const asked: [number | string, number | string, string][] = [
      [0, 2026, 'week'],
      [54, 2026, 'week'],
      [53, 2027, 'week'],
      ['x', 2026, 'week'],
      [50, 1999, 'year'],
      [1.5, 2026, 'week'],
    ]
    for (const [number, year, field] of asked) {
      const query = { week: number, year }
      const { status, error } = await call(app, planning.readPlanning, company.admin, { query })
      expect([status, error.metadata?.['issues']]).toMatchObject([400, [{ path: [field] }]])
    }
    expect((await call(app, planning.readPlanning, company.admin, {})).status).toBe(400)
  })
})
