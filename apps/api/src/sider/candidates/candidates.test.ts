import { workers } from '@renfort/contract'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../../platform/database/db.ts'
import { json } from '../../platform/database/json-columns.ts'
import { aCompany, aGroup } from '../../testing/companies.ts'
import { aDraftMission } from '../../testing/job-descriptions.ts'
import { aPostedMission, aReadyMission, at } from '../../testing/missions.ts'
import { aSider } from '../../testing/siders.ts'
import { type Caller, call, sharedApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

async function candidates(caller: Caller, missionId: string) {
  const { body } = await call(app, workers.listCandidates, caller, { params: { id: missionId } })
  return body.siders
}

async function says(organisationId: string, siderId: string, ...opinions: (1 | -1)[]) {
  await app.services.db
    .queries(nobody)
    .insertInto('feedbacks')
    .values(
      opinions.map((opinion) => ({
        organisation_id: organisationId,
        sider_id: siderId,
        type_id: 'mission-end',
        work_again: opinion,
        created_at: '2026-11-01T10:00:00.000Z' as Instant,
      })),
    )
    .execute()
}

async function aNetwork() {
  const group = await aGroup(app)
  const company = await aCompany(app, { parentId: group.id, name: 'Bellerive Lyon' })
  const sister = await aCompany(app, { parentId: group.id, name: 'Bellerive Nantes' })
  const stranger = await aCompany(app)
  return { group, company, sister, stranger }
}

describe('candidates of a mission', () => {
  it('API-58 N-37 the company’s Siders, then its network’s, each in alphabetical order', async () => {
    const { company, sister, stranger } = await aNetwork()
    const names = [
      ['Zoé', 'Émery', [company]],
      ['Abel', 'Émery', [company, sister]],
      ['Yann', 'Abadie', [sister]],
      ['Nadia', 'Zidi', [company, stranger]],
      ['Inès', 'Inconnue', [stranger]],
    ] as const
    for (const [firstName, lastName, knownTo] of names) {
      await aSider(app, { firstName, lastName, knownTo })
    }
    const missionId = await aDraftMission(app, company.admin)
    const found = await candidates(company.admin, missionId)
    expect(found.map(({ firstName, source }) => [firstName, source])).toEqual([
      ['Abel', 'organisation'],
      ['Zoé', 'organisation'],
      ['Nadia', 'organisation'],
      ['Yann', 'network'],
    ])
  })

  it('N-37 a company without a group has no network: other such companies stay strangers', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    await aSider(app, { knownTo: [other] })
    expect(await candidates(company.admin, await aDraftMission(app, company.admin))).toEqual([])
  })

  it('WORK-15 ENT-33 all fields of a candidate; the last company is the one with the latest day', async () => {
    const { company, sister, stranger } = await aNetwork()
    const id = await aSider(app, {
      firstName: 'Louise',
      lastName: 'Martin',
      phoneNumber: '+33639981234',
      knownTo: [
        { id: company.id, since: '2026-01-10T08:00:00.000Z' },
        { id: sister.id, since: '2026-03-10T08:00:00.000Z' },
        { id: stranger.id, since: '2026-05-10T08:00:00.000Z' },
      ],
    })
    const employment = { companyName: 'Le Quai', categories: ['Service'], subtasks: [] }
    await app.services.db
      .queries(nobody)
      .updateTable('siders')
      .set({
        job_title_ids: json(['waiter']),
        experiences: json([{ ...employment, name: 'Serveuse', durationMonths: 26 }]),
        picture_url: '/files/louise.webp',
      })
      .where('id', '=', id)
      .execute()
    const missionId = await aDraftMission(app, company.admin)
    expect(await candidates({ ...company.admin, locale: 'en' }, missionId)).toEqual([
      {
        id,
        firstName: 'Louise',
        lastName: 'Martin',
        phoneNumber: '+33639981234',
        pictureUrl: '/files/louise.webp',
        isRecommended: false,
        source: 'organisation',
        lastOrganisationName: 'Bellerive Nantes',
        missionsHere: 0,
        missionsInJob: 0,
        lastMission: null,
        busy: [],
        jobTypes: [{ id: 'waiter', name: 'Waiter / Waitress' }],
        experiences: [{ name: 'Serveuse', duration: 26 }],
        distance: null,
      },
    ])
  })

  it('WORK-15 the last mission is the last one that was worked on here, with its job and its day', async () => {
    const { company, sister } = await aNetwork()
    const id = await aSider(app, { knownTo: [company] })
    const shiftsOf = (days: readonly string[]) => days.map((day) => at(day, '20:00', '02:00'))
    for (const [member, now, days] of [
      [company, '2026-12-03T08:00:00.000Z', ['2026-12-07', '2026-12-08', '2026-12-20']],
      [sister, '2026-12-04T08:00:00.000Z', ['2026-12-09']],
    ] as const) {
      app.clock.set(now)
      await aPostedMission(app, member.admin, {
        type: 'gestion',
        shifts: shiftsOf(days),
        requestedSiderIds: [id],
      })
    }
    const missionId = await aDraftMission(app, company.admin)
    const past = async () => {
      const [found] = await candidates(company.admin, missionId)
      return [
        found?.missionsHere,
        found?.missionsInJob,
        found?.lastMission,
        found?.lastOrganisationName,
      ]
    }
    expect(await past()).toEqual([0, 0, null, 'Bellerive Nantes'])
    app.clock.set('2026-12-10T08:00:00.000Z')
    expect(await past()).toEqual([
      1,
      1,
      { jobTitle: { id: 'waiter', name: 'Serveur / Serveuse' }, date: '2026-12-08T00:00:00.000Z' },
      'Bellerive Nantes',
    ])
  })

  it('WORK-15 gives the hours at which a Sider is already planned, in other missions of the company alone', async () => {
    const { company, sister } = await aNetwork()
    const id = await aSider(app, { knownTo: [company] })
    const wanted = { type: 'gestion', requestedSiderIds: [id] } as const
    const shifts = [at('2026-12-14', '22:00', '04:00'), at('2026-12-16', '09:00', '17:00')]
    await aPostedMission(app, company.admin, { ...wanted, shifts })
    await aPostedMission(app, sister.admin, {
      ...wanted,
      shifts: [at('2026-12-18', '09:00', '17:00')],
    })
    const missionId = await aReadyMission(app, company.admin, {
      shifts: [
        at('2026-12-15', '03:00', '09:00'),
        at('2026-12-16', '17:00', '23:00'),
        at('2026-12-18', '09:00', '17:00'),
      ],
    })
    const busy = async (mission: string) =>
      (await candidates(company.admin, mission)).map((found) => found.busy)
    expect(await busy(missionId)).toEqual([
      [
        {
          startDate: '2026-12-14T21:00:00.000Z',
          endDate: '2026-12-15T03:00:00.000Z',
          timeZone: 'Europe/Paris',
        },
      ],
    ])
    expect(await busy(await aDraftMission(app, company.admin))).toEqual([[]])
  })

  it('WORK-15 a Sider whom the company brought has worked for nobody until they are hired', async () => {
    const company = await aCompany(app)
    const { body } = await call(app, workers.createWorker, company.admin, {
      body: { firstName: 'Léa', lastName: 'Roux', phoneNumber: '+33639981999' },
    })
    const missionId = await aDraftMission(app, company.admin)
    const lastCompany = async () =>
      (await candidates(company.admin, missionId))[0]?.lastOrganisationName
    expect([body.lastOrganisationName, await lastCompany()]).toEqual([null, null])
    await aPostedMission(app, company.admin, {
      type: 'gestion',
      shifts: [at('2026-12-12', '09:00', '17:00')],
      requestedSiderIds: [body.id],
    })
    expect(await lastCompany()).toBe(company.name)
  })

  it('N-38 recommended: a yes and no no, in the company or its group', async () => {
    const { company, sister, stranger } = await aNetwork()
    const [silent, liked, shared, disliked, elsewhere] = await Promise.all(
      ['A', 'B', 'C', 'D', 'E'].map((lastName) => aSider(app, { lastName, knownTo: [company] })),
    )
    await says(company.id, String(liked), 1, 1)
    await says(sister.id, String(shared), 1)
    await says(company.id, String(disliked), 1)
    await says(sister.id, String(disliked), -1)
    await says(stranger.id, String(elsewhere), 1)
    await says(stranger.id, String(liked), -1)
    const found = await candidates(company.admin, await aDraftMission(app, company.admin))
    const recommended = found.flatMap(({ id, isRecommended }) => (isRecommended ? [id] : []))
    expect(recommended).toEqual([liked, shared])
    expect(found.map(({ id }) => id)).toContain(silent)
  })

  it('PERM-02 managers read them for their own missions only, collaborators for none', async () => {
    const company = await aCompany(app)
    const [theirs, own] = [
      await aDraftMission(app, company.admin),
      await aDraftMission(app, company.manager),
    ]
    const managed = await aDraftMission(app, company.admin, { managerId: company.manager.userId })
    const status = async (caller: Caller, id: string) =>
      (await call(app, workers.listCandidates, caller, { params: { id } })).status
    expect(await status(company.manager, theirs)).toBe(404)
    expect(await status(company.manager, own)).toBe(200)
    expect(await status(company.manager, managed)).toBe(200)
    expect(await status(company.admin, own)).toBe(200)
    expect(await status(company.collaborator, own)).toBe(403)
    const stranger = await aCompany(app)
    expect(await status(stranger.admin, own)).toBe(404)
  })

  it('API-58 refuses an invalid id', async () => {
    const company = await aCompany(app)
    const { status, error } = await call(app, workers.listCandidates, company.admin, {
      params: { id: 'mission' },
    })
    expect([status, error.key]).toEqual([400, 'errors.field.format'])
  })
})
