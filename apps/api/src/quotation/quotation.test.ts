import { missions, quotations, remuneration } from '@renfort/contract'
import { describe, expect, it } from 'vitest'
import { nobody } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'
import { aCompany } from '../testing/companies.ts'
import { anAddress, at, missionsOn } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { aSider } from '../testing/siders.ts'
import { call, type Caller, sharedApp } from '../testing/test-app.ts'

const app = await sharedApp()
const { aDraft, aPostedMission, aReadyMission, patched, theMission, withShifts } = missionsOn(app)

const queries = () => app.services.db.queries(nobody)

function price(caller: Caller, id: string) {
  return call(app, quotations.readQuotation, caller, { params: { id } })
}

const night = at('2026-12-10', '20:00', '04:00', { breakDuration: 30 })

describe('the price of a mission', () => {
  it.each([
    ['97400', 'overseas', 385.07],
    ['97600', 'notApplicable', 354.9],
  ])('is taxed where the company is established: %s', async (code, vatArea, priceWithTax) => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    await withShifts(company.admin, id, [
      at('2026-12-07', '09:00', '17:00', { breakDuration: 60, slots: 2 }),
    ])
    await ownerQuery(
      app.database,
      `update payment_informations
       set billing_address = billing_address || jsonb_build_object('postalCode', $2::text)
       where organisation_id = $1`,
      [company.id, code],
    )
    const { body } = await price(company.admin, id)
    expect(body).toMatchObject({ price: 354.9, priceWithTax })
    expect(await theMission(company.admin, id)).toMatchObject({ vatArea })
  })

  it('API-57 SUM-21 example 1 of decisions §4.5', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    await withShifts(company.admin, id, [
      at('2026-12-07', '09:00', '17:00', { breakDuration: 60, slots: 2 }),
    ])
    const { status, body } = await price(company.admin, id)
    expect(status).toBe(200)
    expect(body).toEqual({
      price: 354.9,
      priceWithTax: 425.88,
      salary: 182,
      assignments: [
        {
          name: 'Heures normales',
          quantity: 14,
          minutes: 840,
          hourlyRate: 13,
          rate: 25.35,
          coefficient: 1.95,
          increase: 0,
          salary: 182,
          price: 354.9,
          tags: ['normal'],
          because: [
            {
              tag: 'normal',
              increase: 0,
              source: 'mission',
              text: 'Heures sans majoration',
              seniority: null,
              origin: 'Taux de la mission',
              law: null,
              params: { minutes: 840 },
            },
          ],
        },
      ],
    })
  })

  it('example 2: a night with its break, each line with its reason, in the language of the call', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    await withShifts(company.admin, id, [night])
    const fr = await price(company.admin, id)
    const en = await price({ ...company.admin, locale: 'en' }, id)
    expect(fr.body).toMatchObject({ price: 223.08, priceWithTax: 267.7, salary: 114.4 })
    expect(fr.body.assignments?.[1]).toMatchObject({
      name: 'Heures de nuit +20\u202f%',
      quantity: 6.5,
      hourlyRate: 15.6,
      rate: 30.42,
      increase: 20,
      price: 197.73,
      because: [
        {
          tag: 'night',
          increase: 20,
          source: 'policy',
          text: 'Travail de nuit, de 21:00 à 06:00',
          origin: 'Politique de rémunération de votre entreprise',
          law: { text: expect.stringContaining('L3122-20') as string },
          params: { start: '21:00', end: '06:00', minutes: 390 },
        },
      ],
    })
    expect(en.body.assignments?.map((line) => line.name)).toEqual([
      'Normal hours',
      'Hours at night +20%',
    ])
    expect(en.body.assignments?.[1]?.because[0]?.text).toBe('Night work, from 21:00 to 06:00')
    expect({ ...en.body, assignments: null }).toEqual({ ...fr.body, assignments: null })
  })

  it('gestion has its own coefficient', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin, { type: 'gestion' })
    await withShifts(company.admin, id, [
      at('2026-12-07', '09:00', '17:00', { breakDuration: 60, slots: 2 }),
    ])
    expect((await price(company.admin, id)).body.price).toBe(318.5)
  })

  it('decisions §4.2 without planning there are no lines and nothing to pay', async () => {
    const company = await aCompany(app)
    const { body } = await price(company.admin, await aDraft(company.admin))
    expect(body).toEqual({ price: 0, priceWithTax: 0, salary: 0, assignments: null })
  })

  it('decisions §4.6 without rate it is refused', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    await queries()
      .updateTable('missions')
      .set({ hourly_rate_cents: null })
      .where('id', '=', id)
      .execute()
    const { status, error } = await price(company.admin, id)
    expect([status, error.key]).toEqual([400, 'errors.quotation.rate_missing'])
  })

  it('a draft follows the policy, a posted mission keeps the price it was posted at', async () => {
    const company = await aCompany(app)
    const draft = await aReadyMission(company.admin, { shifts: [night] })
    const posted = await aPostedMission(company.admin, { shifts: [night] })
    const { hours_types: hoursTypes } = await queries()
      .selectFrom('remuneration_policies')
      .select('hours_types')
      .where('organisation_id', '=', company.id)
      .executeTakeFirstOrThrow()
    const dearer = { ...hoursTypes, night: { ...hoursTypes.night, increase: 50 } }
    await queries()
      .updateTable('remuneration_policies')
      .set({ hours_types: json(dearer) })
      .where('organisation_id', '=', company.id)
      .execute()
    expect((await price(company.admin, posted.id)).body.price).toBe(223.08)
    expect((await price(company.admin, draft)).body.price).toBe(25.35 + 247.2)
  })

  it('L3133-6 1 May is paid double under any policy, but what was posted before keeps its price', async () => {
    const company = await aCompany(app)
    await call(app, remuneration.changeHoursTypes, company.admin, {
      params: { id: company.id },
      body: { bankHolidays: { increase: 50 } },
    })
    const own = { params: { id: company.id } }
    await call(app, remuneration.confirmHoursTypes, company.admin, own)
    const { id } = await aPostedMission(company.admin, {
      shifts: [at('2027-05-01', '08:00', '15:00')],
    })
    const { body: posted } = await price(company.admin, id)
    expect(posted).toMatchObject({ price: 354.9, salary: 182 })
    expect(posted.assignments?.[0]?.because).toMatchObject([
      {
        increase: 100,
        source: 'law',
        origin: 'Loi',
        law: { text: 'Code du travail, art. L3133-6' },
      },
    ])
    await ownerQuery(
      app.database,
      `update missions set frozen_pricing = frozen_pricing - 'isMayDayDoubled' where id = $1`,
      [id],
    )
    expect((await price(company.admin, id)).body).toMatchObject({ price: 266.21, salary: 136.5 })
    expect(await theMission(company.admin, id)).toMatchObject({ mayDayAsPolicy: true })
  })

  it('a holiday of the place is one in its price; what was posted before that counted keeps its own until it moves', async () => {
    const company = await aCompany(app)
    const sunday = at('2026-12-20', '08:00', '15:00')
    const draft = await aReadyMission(company.admin, { shifts: [sunday] })
    const move = (id: string, postalCode: string) =>
      patched(company.admin, id, { location: { ...anAddress, postalCode } })
    const priceOf = async (id: string) => (await price(company.admin, id)).body.price
    expect(await priceOf(draft)).toBe(230.72)
    await move(draft, '97400')
    expect(await priceOf(draft)).toBe(408.17)
    const { body } = await price(company.admin, draft)
    expect(body.assignments?.[0]?.because).toMatchObject([
      { law: null },
      { law: { text: 'Code du travail, art. L3422-2' } },
    ])
    const confirmed = await call(app, missions.confirmMission, company.admin, {
      params: { id: draft },
      body: {},
    })
    expect(confirmed.body.localHolidays).toEqual(['abolition-la-reunion'])
    await ownerQuery(
      app.database,
      `update missions set frozen_pricing = frozen_pricing - 'localHolidays' where id = $1`,
      [draft],
    )
    expect(await priceOf(draft)).toBe(230.72)
    await patched(company.admin, draft, { orderNumber: 'BC-1' })
    expect(await priceOf(draft)).toBe(230.72)
    await move(draft, '97200')
    await move(draft, '97490')
    expect(await priceOf(draft)).toBe(408.17)
  })

  it('a mission posted in La Réunion is frozen with the clocks there; one that was posted by those of Paris keeps them', async () => {
    const company = await aCompany(app)
    const evening = at('2026-12-18', '17:00', '00:00')
    const id = await aReadyMission(company.admin, { shifts: [evening] })
    const patch = (change: object) => patched(company.admin, id, change)
    const clocks = async () => {
      const { timeZone, shifts } = await theMission(company.admin, id)
      const { assignments } = (await price(company.admin, id)).body
      const [shift] = shifts
      return { timeZone, shift, hours: assignments?.map(({ tags, minutes }) => [tags, minutes]) }
    }
    const inReunion = {
      timeZone: 'Indian/Reunion',
      shift: {
        startDate: '2026-12-18T13:00:00.000Z',
        endDate: '2026-12-18T20:00:00.000Z',
        timeZone: 'Indian/Reunion',
      },
      hours: [
        [['normal'], 240],
        [['night'], 180],
      ],
    }
    await patch({ location: { ...anAddress, postalCode: '97400' } })
    expect(await clocks()).toMatchObject(inReunion)
    await call(app, missions.confirmMission, company.admin, { params: { id }, body: {} })
    expect(await clocks()).toMatchObject(inReunion)
    await ownerQuery(app.database, `update missions set time_zone = 'Europe/Paris' where id = $1`, [
      id,
    ])
    const inParis = {
      timeZone: 'Europe/Paris',
      shift: { startDate: '2026-12-18T13:00:00.000Z', timeZone: 'Europe/Paris' },
      hours: [[['normal'], 420]],
    }
    expect(await clocks()).toMatchObject(inParis)
    await patch({ orderNumber: 'BC-1' })
    await patch({ location: { ...anAddress, postalCode: '97490' } })
    expect(await clocks()).toMatchObject(inParis)
  })

  it('rows set by an insider win over the policy, before and after the mission is posted', async () => {
    const company = await aCompany(app)
    const id = await aReadyMission(company.admin, { shifts: [night] })
    const { body: before } = await call(app, missions.readMission, company.admin, {
      params: { id },
    })
    const rows = (before.pricing?.delegation ?? []).map((row) => ({
      hourType: row.hourType,
      thresholdHours: row.threshold ?? null,
      hourlyRateCents: Math.round(row.hourlyRate * 100),
      coefficientBasisPoints: 20_000,
      increaseBasisPoints: row.hourType === 'night' ? 1000 : (row.increaseRate ?? 0) * 100,
      increaseCents: Math.round(row.increase * 100),
      tags: row.tags,
    }))
    await queries()
      .updateTable('missions')
      .set({ detached_pricing: json({ delegation: rows, gestion: rows }) })
      .where('id', '=', id)
      .execute()
    const draft = (await price(company.admin, id)).body
    expect(draft.price).toBe(26 + 6.5 * 28.6)
    expect(draft.assignments?.[1]?.because[0]).toMatchObject({ source: 'detached', increase: 10 })
    await call(app, missions.confirmMission, company.admin, { params: { id }, body: {} })
    expect((await price(company.admin, id)).body).toEqual(draft)
  })

  it('decisions §4.3 after hiring, overtime counts for the Siders who really work', async () => {
    const company = await aCompany(app)
    const siders = [
      await aSider(app, { knownTo: [company] }),
      await aSider(app, { knownTo: [company] }),
    ]
    const days = ['07', '08', '09', '10', '11'].map((day) =>
      at(`2026-12-${day}`, '09:00', '18:00', { breakDuration: 60 }),
    )
    const mission = await aPostedMission(company.admin, {
      type: 'gestion',
      shifts: days,
      requestedSiderIds: siders,
    })
    const alone = (await price(company.admin, mission.id)).body
    expect(alone.assignments?.map((line) => line.tags)).toEqual([['normal'], ['extra']])
    const last = mission.shifts.at(-1)?.id ?? ''
    await queries()
      .updateTable('assignments')
      .set({ sider_id: siders[1] ?? '' })
      .where('shift_id', '=', last)
      .execute()
    const shared = (await price(company.admin, mission.id)).body
    expect(shared.assignments?.map((line) => line.tags)).toEqual([['normal']])
    expect(shared.price).toBeLessThan(alone.price)
  })

  it('decisions §9 for admins and users of the company only', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    const id = await aDraft(company.admin)
    const statuses = []
    for (const caller of [company.admin, company.manager, company.collaborator, other.admin]) {
      statuses.push((await price(caller, id)).status)
    }
    expect(statuses).toEqual([200, 200, 403, 404])
  })
})
