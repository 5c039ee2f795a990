import { legalGuard, missions, shifts } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { describe, expect, it } from 'vitest'
import { actingFor, aCompany, type TestCompany } from '../testing/companies.ts'
import { anAddress, at, missionsOn } from '../testing/missions.ts'
import { atClocksOf, hotelInReunion } from '../testing/overseas-missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { statementsOf } from '../testing/plans.ts'
import { aSider } from '../testing/siders.ts'
import { call, type Caller, sharedApp } from '../testing/test-app.ts'
import { wireDay } from '../testing/wire-day.ts'

const app = await sharedApp()
const { aDraft, aPostedMission, aReadyMission, patched, theMission, withShifts } = missionsOn(app)

type Body = Input<typeof legalGuard.acknowledgeFindings>['body']

function findings(caller: Caller, taskId: string) {
  return call(app, legalGuard.readLegalFindings, caller, { params: { taskId } })
}

function acknowledge(caller: Caller, taskId: string, body: Body) {
  return call(app, legalGuard.acknowledgeFindings, caller, { params: { taskId }, body })
}

const evening = at('2026-12-07', '14:00', '22:00', { breakDuration: 30 })
const morning = at('2026-12-08', '06:00', '14:00')
const shortRest = { key: 'daily_rest' as const, dates: ['2026-12-07', '2026-12-08'] }
const noBreak = { key: 'missing_break' as const, dates: ['2026-12-08'] }
const twoTeams = 'Deux personnes se relaient'

async function aBrokenDraft(company: TestCompany): Promise<string> {
  return aReadyMission(company.admin, { shifts: [evening, morning] })
}

async function rowsOf(missionId: string) {
  const { rows } = await ownerQuery(
    app.database,
    `select finding_key, confirmed_at is not null as confirmed from legal_acknowledgements
      where mission_id = $1 order by finding_key`,
    [missionId],
  )
  return rows
}

describe('the points of the law on a mission', () => {
  it('L3422-2 L3134-13 name the article of a holiday that the place of work alone has', async () => {
    const company = await aCompany(app)
    const strasbourg = { ...anAddress, postalCode: '67000', city: 'Strasbourg' }
    const at8 = (date: string) => atClocksOf('Indian/Reunion', date, '08:00', '13:00')
    const reunion = await aReadyMission(company.admin, {
      location: hotelInReunion,
      shifts: [at8('2026-12-20')],
    })
    const alsace = await aReadyMission(company.admin, {
      location: strasbourg,
      shifts: [at('2026-12-26', '08:00', '13:00')],
    })
    const lyon = await aReadyMission(company.admin, {
      shifts: [at('2026-12-26', '08:00', '13:00')],
    })
    const told = async (id: string) =>
      (await findings(company.admin, id)).body.findings.map(({ key, article, dates }) => {
        return [key, article, ...dates]
      })
    expect(await told(reunion)).toEqual([['local_holiday', 'L3422-2', wireDay('2026-12-20')]])
    expect(await told(alsace)).toEqual([['local_holiday', 'L3134-13', wireDay('2026-12-26')]])
    expect(await told(lyon)).toEqual([])
  })

  it('SHIFT-27 tells each with its article, dates, limit and repair', async () => {
    const company = await aCompany(app)
    const { status, body } = await findings(company.admin, await aBrokenDraft(company))
    expect(status).toBe(200)
    expect(body.findings).toEqual([
      {
        severity: 'law',
        ...shortRest,
        dates: shortRest.dates.map(wireDay),
        article: 'L3131-1',
        source: {
          text: 'Code du travail, art. L3131-1',
          url: 'https://code.travail.gouv.fr/code-du-travail/l3131-1',
          toConfirm: 'article number of today',
        },
        siders: [1],
        measure: { unit: 'minutes', limit: 660, found: 480 },
        mention: null,
        previous: null,
        repair: {
          kind: 'start_later',
          shifts: [{ startDate: '2026-12-08T05:00:00.000Z', endDate: '2026-12-08T13:00:00.000Z' }],
          minutes: 180,
        },
        acknowledgement: null,
      },
      expect.objectContaining({
        ...noBreak,
        dates: noBreak.dates.map(wireDay),
        article: 'L3121-16',
        acknowledgement: null,
      }),
    ])
  })

  it('says nothing without planning, and counts the Siders who were chosen', async () => {
    const company = await aCompany(app)
    expect((await findings(company.admin, await aDraft(company.admin))).body.findings).toEqual([])
    const requestedSiderIds = [
      await aSider(app, { knownTo: [company] }),
      await aSider(app, { knownTo: [company] }),
    ]
    const rested = { ...morning, breakDuration: 30 }
    const mission = await aPostedMission(company.admin, {
      type: 'gestion',
      shifts: [evening, rested],
      requestedSiderIds,
    })
    expect((await findings(company.admin, mission.id)).body.findings).toEqual([])
    await ownerQuery(app.database, 'update assignments set sider_id = $1 where mission_id = $2', [
      requestedSiderIds[0],
      mission.id,
    ])
    const { body } = await findings(company.admin, mission.id)
    expect(body.findings).toMatchObject([{ key: 'daily_rest', siders: [1] }])
  })

  it('law §3.3 a position waits after a posted mission, at the same address and for the same job only', async () => {
    const company = await aCompany(app)
    const rested = (date: string) => at(date, '09:00', '17:00', { breakDuration: 30 })
    const before = await aPostedMission(company.admin, {
      shifts: [rested('2026-12-07'), rested('2026-12-16')],
    })
    const id = await aReadyMission(company.admin, { shifts: [rested('2026-12-21')] })
    const { body } = await findings(company.admin, id)
    expect(body.findings).toMatchObject([
      {
        key: 'waiting_period',
        article: 'L1251-36-1',
        dates: [wireDay('2026-12-16'), wireDay('2026-12-24')],
        measure: { unit: 'days', limit: 5, found: 2 },
        previous: { taskId: before.id, days: 10 },
        repair: { kind: 'start_on', date: wireDay('2026-12-28') },
      },
    ])
    expect(body.previous).toMatchObject([
      {
        taskId: before.id,
        name: expect.stringContaining(before.uniqueIdentifier ?? 'no identifier') as string,
        startDate: wireDay('2026-12-07'),
        endDate: wireDay('2026-12-16'),
        reason: 'activityIncrease',
        weekdays: [0, 2],
      },
    ])
    await patched(company.admin, id, {
      location: { ...anAddress, address: '14 PLACE  Bellecour' },
    })
    expect((await findings(company.admin, id)).body.findings).toHaveLength(1)
    await patched(company.admin, id, {
      location: { ...anAddress, address: '3 rue de la Barre' },
    })
    expect((await findings(company.admin, id)).body).toEqual({ findings: [], previous: [] })
  })

  it('law §3.3 a position waits from the last day of its place, whatever day it is in Paris', async () => {
    const company = await aCompany(app)
    const location = {
      ...anAddress,
      address: '1 rue de Paris',
      postalCode: '97400',
      city: 'Saint-Denis',
    }
    // Monday at the place, still Sunday in Paris: the typed hours stay when the place is set.
    const night = at('2026-12-07', '01:00', '05:00')
    const posted = async () => {
      const id = await aReadyMission(company.admin, { shifts: [night] })
      await patched(company.admin, id, { location })
      return call(app, missions.confirmMission, company.admin, { params: { id }, body: {} })
    }
    expect((await posted()).status).toBe(200)
    const id = await aReadyMission(company.admin, {
      shifts: [at('2026-12-08', '01:00', '05:00')],
    })
    await patched(company.admin, id, { location })
    const { body } = await findings(company.admin, id)
    expect(body.previous).toMatchObject([
      { startDate: wireDay('2026-12-07'), endDate: wireDay('2026-12-07'), weekdays: [0] },
    ])
    expect(body.findings).toMatchObject([
      {
        key: 'waiting_period',
        dates: [wireDay('2026-12-07'), wireDay('2026-12-09')],
        repair: { kind: 'start_on', date: wireDay('2026-12-15') },
      },
    ])
  })

  it('L3131-1 tells a day that spans more than 13 hours, and by how much its end is too late', async () => {
    const company = await aCompany(app)
    const halves = [at('2026-12-07', '06:00', '10:00'), at('2026-12-07', '16:00', '20:00')]
    const id = await aReadyMission(company.admin, { shifts: halves })
    expect((await findings(company.admin, id)).body.findings).toMatchObject([
      {
        severity: 'law',
        key: 'long_span',
        article: 'L3131-1',
        dates: [wireDay('2026-12-07')],
        measure: { unit: 'minutes', limit: 780, found: 840 },
        repair: { kind: 'end_earlier', minutes: 60 },
      },
    ])
  })

  it('keeps what was acknowledged, with its reason and who gave it', async () => {
    const company = await aCompany(app)
    const id = await aBrokenDraft(company)
    const { status, body } = await acknowledge(company.admin, id, {
      findings: [shortRest],
      reason: `  ${twoTeams} `,
    })
    expect(status).toBe(200)
    expect(body.findings.map(({ acknowledgement }) => acknowledgement?.reason)).toEqual([
      twoTeams,
      undefined,
    ])
    expect(body.findings[0]?.acknowledgement?.acknowledgedBy?.id).toBe(company.admin.userId)
    await acknowledge(company.admin, id, { findings: [shortRest], reason: 'Une autre raison' })
    const again = await findings(company.admin, id)
    expect(again.body.findings[0]?.acknowledgement?.reason).toBe('Une autre raison')
    expect(await rowsOf(id)).toEqual([{ finding_key: 'daily_rest', confirmed: false }])
  })

  it('asks again once the planning makes it another point', async () => {
    const company = await aCompany(app)
    const id = await aBrokenDraft(company)
    await acknowledge(company.admin, id, { findings: [shortRest, noBreak], reason: twoTeams })
    const [, second] = (await theMission(company.admin, id)).shifts
    const earlier = at('2026-12-08', '05:00', '13:00')
    await call(app, shifts.updateShift, company.admin, {
      params: { id: second?.id ?? '' },
      body: earlier,
    })
    const { body } = await findings(company.admin, id)
    expect(body.findings.map(({ key, acknowledgement }) => [key, acknowledgement?.reason])).toEqual(
      [
        ['daily_rest', undefined],
        ['missing_break', twoTeams],
      ],
    )
  })

  it('refuses a short reason, and a point that the mission does not have', async () => {
    const company = await aCompany(app)
    const id = await aBrokenDraft(company)
    const short = await acknowledge(company.admin, id, { findings: [shortRest], reason: ' court ' })
    expect([short.status, short.error.metadata]).toMatchObject([
      400,
      { issues: [{ path: ['reason'], key: 'errors.legal_guard.reason_too_short' }] },
    ])
    const other = { ...shortRest, dates: ['2026-12-08', '2026-12-09'] }
    const gone = await acknowledge(company.admin, id, {
      findings: [noBreak, other],
      reason: twoTeams,
    })
    expect([gone.status, gone.error.key]).toEqual([409, 'errors.legal_guard.finding_changed'])
    expect(await rowsOf(id)).toEqual([])
  })

  it('does not keep a mission from being posted, and keeps what it was posted with', async () => {
    const company = await aCompany(app)
    const id = await aBrokenDraft(company)
    await acknowledge(company.admin, id, { findings: [shortRest], reason: twoTeams })
    const { status } = await call(app, missions.confirmMission, company.admin, {
      params: { id },
      body: {},
    })
    expect(status).toBe(200)
    expect(await rowsOf(id)).toEqual([{ finding_key: 'daily_rest', confirmed: true }])
    const { rows } = await ownerQuery(
      app.database,
      "select after -> 'legalFindings' as points from audit_log where entity_id = $1 and action = 'mission.confirm'",
      [id],
    )
    expect(rows).toEqual([
      {
        points: [
          { ...shortRest, reason: twoTeams },
          { ...noBreak, reason: null },
        ],
      },
    ])
  })

  it('decisions §9 is read by the company, acknowledged by those who may edit the mission', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    const id = await aBrokenDraft(company)
    const insider = await actingFor(app, company.admin)
    const callers = [company.admin, company.manager, company.collaborator, insider, other.admin]
    const read: number[] = []
    const written: number[] = []
    for (const caller of callers) {
      read.push((await findings(caller, id)).status)
      const body = { findings: [noBreak], reason: twoTeams }
      written.push((await acknowledge(caller, id, body)).status)
    }
    // A draft is hidden from collaborators.
    expect(read).toEqual([200, 200, 404, 200, 404])
    expect(written).toEqual([200, 404, 403, 200, 404])
  })

  it('reads with as many statements whatever the size of the planning', async () => {
    const company = await aCompany(app)
    const id = await aBrokenDraft(company)
    const few = (await statementsOf(app.database, () => findings(company.admin, id))).length
    const more = Array.from({ length: 60 }, (_, i) =>
      at(
        `2027-0${1 + Math.floor(i / 20)}-${String(1 + (i % 20)).padStart(2, '0')}`,
        '09:00',
        '17:00',
      ),
    )
    await withShifts(company.admin, id, more)
    const many = (await statementsOf(app.database, () => findings(company.admin, id))).length
    expect(many).toBe(few)
  })
})
