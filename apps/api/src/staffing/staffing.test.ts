import { hiring, siders as directory, staffing } from '@renfort/contract'
import { describe, expect, it } from 'vitest'
import { anApplicant } from '../testing/applicants.ts'
import { aCompany, actingFor, anInsider } from '../testing/companies.ts'
import { aPostedFlexibleMission, withFeature } from '../testing/flexible-missions.ts'
import { aPostedMission, aReadyMission, at } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { aSider } from '../testing/siders.ts'
import { call, sharedApp } from '../testing/test-app.ts'
import { wireDay } from '../testing/wire-day.ts'

const app = await sharedApp()
const company = await aCompany(app)
const insider = await anInsider(app)

const twoDays = [
  at('2026-12-07', '09:00', '17:00', { slots: 2 }),
  at('2026-12-08', '09:00', '17:00'),
]
const posted = async (shifts = twoDays, others = {}) =>
  aPostedMission(app, company.admin, { shifts, ...others })
const hire = async (id: string, siderId: string, shiftIds?: string[]) => {
  const assignments = [{ siderId, ...(shiftIds === undefined ? {} : { shiftIds }) }]
  const body = { assignments }
  const { status } = await call(app, hiring.hireSiders, insider, { params: { id }, body })
  expect(status).toBe(201)
}
const queue = async (query: Record<string, unknown>) =>
  (await call(app, staffing.listMissionsToStaff, insider, { query })).body
const candidates = async (id: string, query: Record<string, unknown> = {}) =>
  (await call(app, staffing.listHiringCandidates, insider, { params: { id }, query })).body
const change = async (text: string, values: unknown[]) => ownerQuery(app.database, text, values)

describe('the missions to staff', () => {
  it('of all companies, the next to start first, with slots, requests and urgency', async () => {
    const wanted = await aSider(app, { knownTo: [company] })
    const late = await posted([at('2026-12-09', '09:00', '17:00')])
    const first = await posted(twoDays, { requestedSiderIds: [wanted] })
    await aReadyMission(app, company.admin)
    const [monday = ''] = first.shifts.map(({ id }) => id)
    await hire(first.id, wanted, [monday])
    const { tasks, total } = await queue({ organisationId: company.id })
    expect([total, tasks.map(({ id }) => id)]).toEqual([2, [first.id, late.id]])
    expect(tasks[0]).toMatchObject({
      company: { id: company.id },
      slots: 3,
      filledSlots: 1,
      selectionStatus: 'ongoing',
      nextOpenStart: '2026-12-07T08:00:00.000Z',
      urgency: 'week',
      requested: { requested: 0, accepted: 0, declined: 0, hired: 1 },
    })
    await hire(late.id, await aSider(app))
    expect((await queue({ organisationId: company.id, stage: 'staffed' })).tasks).toMatchObject([
      { id: late.id, filledSlots: 1, nextOpenStart: null, urgency: null },
    ])
    expect((await queue({ organisationId: company.id, offset: 1 })).tasks).toEqual([])
    await hire(first.id, wanted, [first.shifts[1]?.id ?? ''])
    await hire(first.id, await aSider(app), [monday])
    const { tasks: staffed } = await queue({ organisationId: company.id, stage: 'staffed' })
    expect(staffed.map(({ id }) => id)).toEqual([late.id, first.id])
  })

  it('are found by company, mission and job', async () => {
    const other = await aCompany(app)
    const { id, jobTitle } = await aPostedMission(app, other.admin, { shifts: twoDays })
    await change('update organisations set name = $1 where id = $2', ['Épicerie Zéphyr', other.id])
    expect((await queue({ q: 'zephyr' })).tasks.map((task) => task.id)).toEqual([id])
    expect((await queue({ q: `zephyr ${jobTitle.name}` })).total).toBe(1)
    expect((await queue({ q: 'zephyr nulle part' })).total).toBe(0)
  })

  it('are for internal staff alone, and a draft is none of them', async () => {
    const denied = await call(app, staffing.listMissionsToStaff, company.admin, { query: {} })
    expect(denied.status).toBe(403)
    const params = { id: await aReadyMission(app, company.admin) }
    expect((await call(app, staffing.readMissionToStaff, insider, { params })).status).toBe(404)
  })
})

describe('candidates for a mission', () => {
  it('come with what speaks for each: those asked for, then who worked here, then who did the job', async () => {
    const asked = await aSider(app, { knownTo: [company] })
    const mission = await posted(twoDays, { requestedSiderIds: [asked] })
    const known = await aSider(app, { knownTo: [company] })
    const skilled = await aSider(app)
    const stranger = await aSider(app)
    const { id: jobTitleId } = mission.jobTitle
    await change('update siders set job_title_ids = $1 where id = $2', [
      JSON.stringify([jobTitleId]),
      skilled,
    ])
    await change(
      `insert into feedbacks (organisation_id, sider_id, type_id, work_again, created_at)
       values ($1, $2, 'mission-end', 1, now())`,
      [company.id, known],
    )
    const { siders, openShifts } = await candidates(mission.id, { limit: 100 })
    const ids = siders.map(({ id }) => id)
    expect(openShifts).toBe(2)
    expect(ids.filter((id) => [asked, known, skilled].includes(id))).toEqual([
      asked,
      known,
      skilled,
    ])
    expect(ids).not.toContain(stranger)
    expect(siders.find(({ id }) => id === known)).toMatchObject({
      isRecommended: true,
      hasDoneJob: false,
      asked: null,
      freeShifts: 2,
      minutesLeft: 48 * 60,
    })
  })

  it('are all Siders in a search, with what they lack; the deactivated are none', async () => {
    const mission = await posted()
    await change('update missions set licence_ids = $1 where id = $2', [
      JSON.stringify(['caces-1']),
      mission.id,
    ])
    const lastName = `Quillan${mission.id.slice(0, 6)}`
    const found = await aSider(app, { firstName: 'Zoé', lastName })
    const gone = await aSider(app, { firstName: 'Yves', lastName })
    await change('update siders set deactivated_at = now() where id = $1', [gone])
    const { siders, total } = await candidates(mission.id, { q: lastName })
    expect([total, siders]).toMatchObject([
      1,
      [{ id: found, missingLicences: [{ id: 'caces-1', endsOn: null }] }],
    ])
    const params = { id: mission.id }
    const body = { assignments: [{ siderId: gone }] }
    const refused = await call(app, hiring.hireSiders, insider, { params, body })
    expect([refused.status, refused.error.key]).toEqual([409, 'errors.hiring.deactivated'])
  })

  it('whose licence ends before the work does come after whose licence serves, among whom those who like the company come first', async () => {
    const mission = await posted()
    await change('update missions set licence_ids = $1 where id = $2', [
      JSON.stringify(['caces-1']),
      mission.id,
    ])
    const lastName = `Ardan${mission.id.slice(0, 6)}`
    const licensed = async (firstName: string, endsOn: string | null) => {
      const id = await aSider(app, { firstName, lastName })
      await change('update siders set licence_ids = $1 where id = $2', ['["caces-1"]', id])
      if (endsOn !== null) {
        await change('insert into sider_licence_ends values ($1, $2, $3)', [id, 'caces-1', endsOn])
      }
      return id
    }
    const ended = await licensed('Aa', '2026-12-07')
    const plain = await licensed('Ab', null)
    const fond = await licensed('Zz', '2026-12-08')
    await change(
      'insert into sider_favourites (sider_id, organisation_id, since) values ($1, $2, now())',
      [fond, company.id],
    )
    const { siders } = await candidates(mission.id, { q: lastName })
    expect(
      siders.map(({ id, likesCompany, missingLicences }) => [id, likesCompany, missingLicences]),
    ).toEqual([
      [fond, true, []],
      [plain, false, []],
      [
        ended,
        false,
        [{ id: 'caces-1', name: expect.any(String) as string, endsOn: wireDay('2026-12-07') }],
      ],
    ])
    const { id: missionId } = mission
    const hired = async (siderId: string, shiftIds?: string[]) => {
      const input = {
        params: { id: missionId },
        body: { assignments: [{ siderId, ...(shiftIds && { shiftIds }) }] },
      }
      const checked = await call(app, staffing.checkHires, insider, input)
      const { status, error } = await call(app, hiring.hireSiders, insider, input)
      return [checked.body.siders[0]?.obstacle?.key ?? null, status, error?.key ?? null]
    }
    const ends = 'errors.hiring.licence_ended'
    expect(await hired(ended)).toEqual([ends, 409, ends])
    // Monday alone is before its end.
    expect(await hired(ended, [mission.shifts[0]?.id ?? ''])).toEqual([null, 201, null])
    const read = async (id: string) =>
      (await call(app, directory.readSider, insider, { params: { id } })).body
    expect((await read(ended)).licences).toMatchObject([
      { id: 'caces-1', endsOn: wireDay('2026-12-07'), standing: 'endsSoon' },
    ])
    expect((await read(fond)).favourites).toEqual([{ id: company.id, name: company.name }])
  })

  it('who are at work or absent then are last, with fewer free shifts and hours', async () => {
    const mission = await posted()
    const lastName = `Roque${mission.id.slice(0, 6)}`
    const [busy, absent, free] = [
      await aSider(app, { firstName: 'Aa', lastName }),
      await aSider(app, { firstName: 'Ab', lastName }),
      await aSider(app, { firstName: 'Zz', lastName }),
    ]
    const other = await aPostedMission(app, (await aCompany(app)).admin, {
      shifts: [at('2026-12-07', '12:00', '20:00')],
    })
    await hire(other.id, busy)
    await change(
      `insert into sider_unavailabilities (sider_id, starts_at, ends_at, created_at)
       values ($1, '2026-12-01', '2027-01-01', now())`,
      [absent],
    )
    const { siders } = await candidates(mission.id, { q: lastName })
    const facts = siders.map(({ id, freeShifts, minutesLeft }) => [id, freeShifts, minutesLeft])
    expect(facts).toEqual([
      [free, 2, 48 * 60],
      [busy, 1, 40 * 60],
      [absent, 0, 48 * 60],
    ])
    const refused = await call(app, hiring.hireSiders, insider, {
      params: { id: mission.id },
      body: { assignments: [{ siderId: absent }] },
    })
    expect([refused.status, refused.error.key]).toEqual([409, 'errors.hiring.unavailable'])
  })
})

describe('what hires would do', () => {
  const check = async (id: string, siderIds: string[], shiftIds?: string[]) => {
    const others = shiftIds === undefined ? {} : { shiftIds }
    const body = { assignments: siderIds.map((siderId) => ({ siderId, ...others })) }
    return (await call(app, staffing.checkHires, insider, { params: { id }, body })).body
  }

  it('says who gets which shifts and a contract, and what stands in the way of whom', async () => {
    const mission = await posted()
    const [monday = '', tuesday = ''] = mission.shifts.map(({ id }) => id)
    const [nora, hugo] = [await aSider(app), await aSider(app)]
    expect(await check(mission.id, [nora, hugo])).toMatchObject({
      siders: [
        { id: nora, shiftIds: [monday, tuesday], obstacle: null, newContract: true },
        { id: hugo, shiftIds: [], obstacle: { key: 'errors.hiring.slot_taken' } },
      ],
      openSlots: 1,
    })
    await hire(mission.id, nora, [tuesday])
    const monday2 = await check(mission.id, [nora, hugo], [monday])
    expect(monday2).toMatchObject({
      siders: [
        { shiftIds: [monday], newContract: false },
        { shiftIds: [monday], newContract: true },
      ],
      openSlots: 0,
    })
  })

  it('names the law, the applicant who was refused, and the rule that wants a reason', async () => {
    const long = [at('2026-12-07', '09:00', '14:00'), at('2026-12-07', '15:00', '21:00')]
    const mission = await posted(long)
    const operator = await actingFor(app, company.admin)
    const refusedId = await aSider(app)
    await anApplicant(app, mission.id, { siderId: refusedId, shownBy: operator })
    await change(
      `update applicants set status = 'refused', refusal_reason = 'Trop loin' where sider_id = $1`,
      [refusedId],
    )
    const { siders } = await check(mission.id, [refusedId])
    expect(siders).toMatchObject([{ obstacle: { key: 'errors.hiring.refused_applicant' } }])
    const tooLong = await check(mission.id, [await aSider(app)])
    expect(tooLong.siders).toMatchObject([
      { obstacle: { key: 'errors.hiring.law', params: { findings: [{ key: 'long_day' }] } } },
    ])
    const week = [9, 10, 11, 12, 13, 14, 15].map((day) =>
      at(`2026-12-${String(day).padStart(2, '0')}`, '09:00', '12:00'),
    )
    const warned = await check((await posted(week)).id, [await aSider(app)])
    expect(warned.siders).toMatchObject([
      { obstacle: null, warnings: [{ key: 'consecutive_days' }], workedMinutes: 7 * 180 },
    ])
  })

  it('answers the state where the selection is over, as a hire does', async () => {
    const mission = await posted([at('2026-12-07', '09:00', '17:00')])
    await hire(mission.id, await aSider(app))
    const body = { assignments: [{ siderId: await aSider(app) }] }
    const late = await call(app, staffing.checkHires, insider, { params: { id: mission.id }, body })
    expect([late.status, late.error]).toMatchObject([
      409,
      { key: 'errors.applicant.selection_over', metadata: { selectionStatus: 'completed' } },
    ])
  })

  it('counts places of a flexible planning', async () => {
    await withFeature(app, company.id, 'flexiblePlanning')
    const mission = await aPostedFlexibleMission(app, company.admin)
    const outcome = await check(mission.id, [await aSider(app)])
    expect(outcome).toMatchObject({ openSlots: 1, siders: [{ obstacle: null, shiftIds: [] }] })
    expect((await candidates(mission.id)).openShifts).toBeGreaterThan(0)
  })
})
