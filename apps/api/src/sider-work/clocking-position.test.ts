import { attendances, sites } from '@renfort/contract'
import { roundedPosition } from '@renfort/domain/attendance/declare/position.ts'
import { afterEach, expect, it } from 'vitest'
import { hiredSider, press, utc } from '../testing/clocking-siders.ts'
import { aCompany, type TestCompany } from '../testing/companies.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { runJob } from '../testing/run-job.ts'
import { call, sharedApp, testNow } from '../testing/test-app.ts'
import { forgetPositions } from './forget-positions.ts'

const app = await sharedApp()
afterEach(() => app.clock.set(testNow))

const far = { lat: 48.858_372_1, lng: 2.294_481_9 }

async function asking({ admin }: TestCompany) {
  const [place] = (await call(app, sites.listSites, admin)).body
  const params = { locationId: place?.locationId ?? '' }
  const body = { asksPosition: true }
  expect((await call(app, sites.updateSite, admin, { params, body })).body).toMatchObject({
    asksCode: false,
    asksPosition: true,
  })
}

/** A shift that is clocked from start to end, with or without a position. */
async function clocked(company: TestCompany, { asks }: { readonly asks: boolean }) {
  const { caller, shiftId, id, mission } = await hiredSider(app, company)
  await ownerQuery(
    app.database,
    `update locations set lat = 45.757, lng = 4.832
      where id = (select location_id from missions where id = $1)`,
    [mission.id],
  )
  if (asks) await asking(company)
  for (const [kind, at, position] of [
    ['start', utc('08:00'), far],
    ['end', utc('16:00'), undefined],
  ] as const) {
    app.clock.set(at)
    const given = position === undefined ? {} : { position }
    const answer = await press(app, caller, { shiftId, kind, phoneAt: at, ...given })
    expect(answer.status, JSON.stringify(answer.error)).toBe(200)
  }
  const stored = async () =>
    (
      await ownerQuery(
        app.database,
        'select lat, lng, metres from clocking_positions where sider_id = $1',
        [id],
      )
    ).rows
  return { stored }
}

async function odditiesOf({ admin }: TestCompany) {
  const { body } = await call(app, attendances.listHours, admin, {})
  return body.attendances[0]?.clocking.oddities
}

it('a position is kept where the company asks for it, rounded by the server too, and far from the place is odd', async () => {
  const company = await aCompany(app)
  const { stored } = await clocked(company, { asks: true })
  const [kept] = await stored()
  expect(await stored()).toHaveLength(1)
  expect(kept).toMatchObject(roundedPosition(far))
  expect(kept).not.toMatchObject(far)
  expect(await odditiesOf(company)).toEqual([{ kind: 'farFromPlace', size: kept?.['metres'] }])
})

it('none is kept where the company asks for none', async () => {
  const company = await aCompany(app)
  const { stored } = await clocked(company, { asks: false })
  expect(await stored()).toEqual([])
  expect(await odditiesOf(company)).toEqual([])
})

it('a position is erased after thirty days, with what it said', async () => {
  const company = await aCompany(app)
  const { stored } = await clocked(company, { asks: true })
  app.clock.set(utc('07:00', '2027-01-06'))
  await runJob(app, forgetPositions)
  expect(await stored()).toHaveLength(1)
  app.clock.set(utc('09:00', '2027-01-06'))
  await runJob(app, forgetPositions)
  await runJob(app, forgetPositions)
  expect(await stored()).toEqual([])
  // The session of the company ended meanwhile.
  app.clock.set(utc('18:00'))
  expect(await odditiesOf(company)).toEqual([])
})
