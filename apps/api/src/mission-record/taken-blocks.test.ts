import { hiring } from '@renfort/contract'
import type { FlexiblePlanningBody } from '@renfort/contract/flexible-planning.ts'
import type { NewLocation } from '@renfort/contract/organisation.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { beforeAll, expect, it } from 'vitest'
import { nobody } from '../platform/database/db.ts'
import { aCompany, anInsider } from '../testing/companies.ts'
import { planned, posted, withFeature } from '../testing/flexible-missions.ts'
import { aDraft, aMotive, anAddress, patched } from '../testing/missions.ts'
import { hotelInGuadeloupe, hotelInReunion } from '../testing/overseas-missions.ts'
import { aSider } from '../testing/siders.ts'
import { call, sharedApp, type TestApp } from '../testing/test-app.ts'
import { findTakenBlocks } from './taken-block-queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

/**
 * A Sider hired for a flexible planning of seven hours a week, whose blocks of 84 minutes have no
 * shifts yet.
 */
async function taken(location: NewLocation, planning: Partial<FlexiblePlanningBody>) {
  const { id: organisationId, admin } = await aCompany(app)
  await withFeature(app, organisationId, 'flexiblePlanning')
  const id = await aDraft(app, admin)
  await patched(app, admin, id, { motive: aMotive, managerId: admin.userId, location })
  await planned(app, admin, id, {
    startDate: '2027-01-11T00:00:00.000Z',
    endDate: '2027-01-22T00:00:00.000Z',
    weeklyVolume: 7,
    siders: 1,
    include: { holidays: false, weekDays: true, saturday: false, sunday: false },
    ...planning,
  })
  await posted(app, admin, id)
  const siderId = await aSider(app)
  const hired = await call(app, hiring.hireSiders, await anInsider(app), {
    params: { id },
    body: { assignments: [{ siderId }] },
  })
  expect(hired.status).toBe(201)
  return (since: string, until: string) =>
    app.services.db.transaction(nobody, async ({ queries }) => {
      const period = { since: instant(since), until: instant(until) }
      const blocks = await findTakenBlocks(queries, [siderId], period)
      return blocks.map(({ startsAt, endsAt }) => [startsAt, endsAt])
    })
}

it('decisions §4.4 the first night of a planning in La Réunion is taken while it is the day before in Paris', async () => {
  const during = await taken(hotelInReunion, { amplitudeStart: '00:00', amplitudeEnd: '03:00' })
  expect(await during('2027-01-10T20:30:00.000Z', '2027-01-10T21:00:00.000Z')).toEqual([
    ['2027-01-10T20:48:00.000Z', '2027-01-10T22:12:00.000Z'],
  ])
})

it('decisions §4.4 the last evening of a planning in Guadeloupe is taken while it is the day after in Paris', async () => {
  const during = await taken(hotelInGuadeloupe, { amplitudeStart: '21:00', amplitudeEnd: '00:00' })
  expect(await during('2027-01-23T01:30:00.000Z', '2027-01-23T02:00:00.000Z')).toEqual([
    ['2027-01-23T01:48:00.000Z', '2027-01-23T03:12:00.000Z'],
  ])
  expect(await during('2027-01-23T02:00:00.000Z', '2027-01-30T00:00:00.000Z')).toEqual([])
})

it.each([
  ['Guadeloupe', hotelInGuadeloupe, '2027-01-23T05:18:00.000Z', '2027-01-23T06:42:00.000Z'],
  ['Paris', anAddress, '2027-01-23T00:18:00.000Z', '2027-01-23T01:42:00.000Z'],
])(
  'decisions §4.4 the last night of a planning is taken after its midnight, by the clocks of %s',
  async (_place, location, startsAt, endsAt) => {
    const during = await taken(location, { amplitudeStart: '22:00', amplitudeEnd: '06:00' })
    expect(await during(startsAt, endsAt)).toEqual([[startsAt, endsAt]])
  },
)
