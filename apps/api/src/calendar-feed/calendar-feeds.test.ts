import { calendarFeeds, organisation, shifts } from '@renfort/contract'
import type { NewCalendarFeed } from '@renfort/contract/calendar-feed.ts'
import { calendarFeedLimits } from '@renfort/domain/calendar-feed/calendar-feed.ts'
import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { actingFor, aCompany, aGroup, type TestCompany } from '../testing/companies.ts'
import { aDepartment } from '../testing/flexible-missions.ts'
import { anAddress, aPostedMission, at, patched } from '../testing/missions.ts'
import { hotelInReunion } from '../testing/overseas-missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { parsedCalendar } from '../testing/parsed-calendar.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

const make = (caller: Caller, of: NewCalendarFeed['of'] = { kind: 'mine' }, name = 'Planning') =>
  call(app, calendarFeeds.createCalendarFeed, caller, { body: { name, of } })
const list = async (caller: Caller) =>
  (await call(app, calendarFeeds.listCalendarFeeds, caller)).body

async function addressOf(caller: Caller, of?: NewCalendarFeed['of']): Promise<string> {
  const { status, body, error } = await make(caller, of)
  if (status !== 201) throw new Error(JSON.stringify(error))
  return new URL(body.url).pathname
}

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.app.inject({ method: 'GET', url, headers, remoteAddress })
const read = async (url: string) => {
  const { statusCode, body } = await get(url)
  expect(statusCode, body).toBe(200)
  return parsedCalendar(body).events
}
const facts = async (url: string) =>
  (await read(url)).map(({ sequence, status, local }) => [sequence, status, local.slice(0, 16)])

const twoShifts = {
  shifts: [at('2026-12-07', '22:00', '06:00'), at('2026-12-08', '09:00', '17:00')],
}
const move = (caller: Caller, id: string, startDate: string) =>
  call(app, shifts.updateShift, caller, { params: { id }, body: { startDate } })
const remove = (caller: Caller, ids: string[]) =>
  call(app, shifts.deleteShifts, caller, { body: { ids } })

describe('issue 38 §5 a calendar link', () => {
  it('tells the posted shifts of its maker’s missions, without a price or a name of a Sider', async () => {
    const { admin, manager } = await aCompany(app)
    const mission = await aPostedMission(app, admin, { ...twoShifts, name: 'Salle' })
    await aPostedMission(app, admin, { managerId: manager.userId })
    const other = await addressOf(manager)
    const { body } = await get(await addressOf(admin))
    const { events, name } = parsedCalendar(body)
    expect(name).toBe('Planning')
    expect(events.find(({ uid }) => uid.startsWith(mission.shifts[0]?.id ?? ''))).toEqual({
      uid: `${mission.shifts[0]?.id}@side`,
      sequence: 0,
      status: 'CONFIRMED',
      summary: 'Serveur / Serveuse – Salle',
      description: '0 Sider sur 1',
      location: 'Brasserie\n14 place Bellecour, 69002 Lyon',
      start: Date.parse('2026-12-07T21:00:00.000Z') / 1_000,
      end: Date.parse('2026-12-08T05:00:00.000Z') / 1_000,
      zone: 'Europe/Paris',
      local: '2026-12-07T22:00:00',
    })
    // Those that the administrator created are theirs too, whoever manages them.
    expect(events).toHaveLength(3)
    expect(await read(other)).toHaveLength(1)
  })

  it('raises the sequence of what changes, and tells what is gone as cancelled for a while', async () => {
    const { admin } = await aCompany(app)
    const mission = await aPostedMission(app, admin, twoShifts)
    const [night = { id: '' }, day = { id: '' }] = mission.shifts
    const url = await addressOf(admin)
    const untouched = [0, 'CONFIRMED', '2026-12-07T22:00']
    expect(await facts(url)).toEqual([untouched, [0, 'CONFIRMED', '2026-12-08T09:00']])
    expect((await move(admin, day.id, '2026-12-08T09:00:00.000Z')).status).toBe(200)
    expect(await facts(url)).toEqual([untouched, [1, 'CONFIRMED', '2026-12-08T10:00']])
    expect((await move(admin, day.id, '2026-12-08T10:00:00.000Z')).status).toBe(200)
    expect(await facts(url)).toEqual([untouched, [2, 'CONFIRMED', '2026-12-08T11:00']])
    expect(await facts(url)).toEqual([untouched, [2, 'CONFIRMED', '2026-12-08T11:00']])
    expect((await remove(admin, [day.id])).status).toBe(204)
    const gone = [3, 'CANCELLED', '2026-12-08T11:00']
    expect(await facts(url)).toEqual([untouched, gone])
    expect(await facts(url)).toEqual([untouched, gone])
    app.clock.set('2027-01-05T09:00:00.000Z')
    expect(await facts(url)).toEqual([untouched])
    app.clock.set('2026-12-02T09:00:00.000Z')
    expect(night.id).not.toBe('')
  })

  it('of a department shows a mission that moves to another department as cancelled, and shows it again when it comes back', async () => {
    const { id, admin } = await aCompany(app)
    const departmentId = await aDepartment(app, admin, id)
    const otherId = await aDepartment(app, admin, id, 'Étages')
    const mission = await aPostedMission(app, admin)
    await patched(app, admin, mission.id, { departmentId })
    const url = await addressOf(admin, { kind: 'department', departmentId })
    expect(await facts(url)).toEqual([[0, 'CONFIRMED', '2026-12-07T09:00']])
    await patched(app, admin, mission.id, { departmentId: otherId })
    expect(await facts(url)).toEqual([[1, 'CANCELLED', '2026-12-07T09:00']])
    await patched(app, admin, mission.id, { departmentId })
    expect(await facts(url)).toEqual([[2, 'CONFIRMED', '2026-12-07T09:00']])
  })

  it('of a place tells the missions at its address, by its clocks', async () => {
    const { id, admin } = await aCompany(app)
    const place = async (body: typeof anAddress) =>
      (
        await call(app, organisation.createLocation, admin, {
          params: { id },
          body: { ...body, favorite: true },
        })
      ).body.id
    const locationId = await place({ ...hotelInReunion, title: 'Notre hôtel' })
    await aPostedMission(app, admin, {
      location: hotelInReunion,
      shifts: [at('2026-12-07', '09:00', '17:00')],
    })
    await aPostedMission(app, admin)
    const events = await read(await addressOf(admin, { kind: 'place', locationId }))
    expect(events.map(({ zone, local }) => [zone, local])).toEqual([
      ['Indian/Reunion', '2026-12-07T12:00:00'],
    ])
    const brasserie = await place(anAddress)
    expect(
      await read(await addressOf(admin, { kind: 'place', locationId: brasserie })),
    ).toHaveLength(1)
  })

  it('answers 304 to a program that has it, and whole after a change', async () => {
    const { admin } = await aCompany(app)
    const mission = await aPostedMission(app, admin, twoShifts)
    const url = await addressOf(admin)
    const { headers } = await get(url)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    })
    const etag = String(headers.etag)
    const since = String(headers['last-modified'])
    for (const known of [{ 'if-none-match': etag }, { 'if-modified-since': since }]) {
      const { statusCode, body, headers: again } = await get(url, known)
      expect([statusCode, body, again.etag]).toEqual([304, '', etag])
    }
    app.clock.set('2026-12-02T09:05:00.000Z')
    await move(admin, mission.shifts[1]?.id ?? '', '2026-12-08T09:00:00.000Z')
    for (const known of [{ 'if-none-match': etag }, { 'if-modified-since': since }]) {
      expect((await get(url, known)).statusCode).toBe(200)
    }
    app.clock.set('2026-12-02T09:00:00.000Z')
  })

  it('tells two programs that read at once the same', async () => {
    const { admin } = await aCompany(app)
    await aPostedMission(app, admin, twoShifts)
    const url = await addressOf(admin)
    const answers = await Promise.all([get(url), get(url), get(url), get(url)])
    const sequences = answers.flatMap(({ body }) =>
      parsedCalendar(body).events.map(({ sequence }) => sequence),
    )
    expect(sequences).toEqual(Array(8).fill(0))
  })

  it('leaves out drafts, and what is farther away than its period', async () => {
    const { admin } = await aCompany(app)
    const mission = await aPostedMission(app, admin, twoShifts)
    const url = await addressOf(admin)
    const { rows } = await ownerQuery(
      app.database,
      "update shifts set starts_at = '2027-12-03T09:00:00Z', ends_at = '2027-12-03T17:00:00Z' where id = $1 returning id",
      [mission.shifts[1]?.id],
    )
    expect(rows).toHaveLength(1)
    expect(await read(url)).toHaveLength(1)
  })
})

describe('issue 38 §5 the right to a calendar', () => {
  const gone = async (url: string) => {
    const { statusCode, json } = await get(url)
    return [statusCode, json<{ key: string }>().key]
  }
  const nothing = [404, 'errors.not_found']

  it('ends at once when its link is revoked, and an unknown or malformed one answers the same', async () => {
    const { admin } = await aCompany(app)
    const { body } = await make(admin)
    const url = new URL(body.url).pathname
    expect((await get(url)).statusCode).toBe(200)
    const params = { id: body.feed.id }
    expect((await call(app, calendarFeeds.revokeCalendarFeed, admin, { params })).status).toBe(204)
    expect(await gone(url)).toEqual(nothing)
    expect((await call(app, calendarFeeds.revokeCalendarFeed, admin, { params })).status).toBe(404)
    const guessed = `/api/calendars/${randomBytes(32).toString('base64url')}.ics`
    for (const wrong of [guessed, '/api/calendars/x', url.replace('.ics', '')]) {
      expect(await gone(wrong)).toEqual(nothing)
    }
  })

  it('ends with the membership of who made it, and with a blocked company', async () => {
    const { id, admin, collaborator } = await aCompany(app)
    const [ofAdmin, ofCollaborator] = [await addressOf(admin), await addressOf(collaborator)]
    await ownerQuery(app.database, 'delete from memberships where user_id = $1', [
      collaborator.userId,
    ])
    expect(await gone(ofCollaborator)).toEqual(nothing)
    expect((await get(ofAdmin)).statusCode).toBe(200)
    await ownerQuery(app.database, 'update organisations set blocked_at = now() where id = $1', [
      id,
    ])
    expect(await gone(ofAdmin)).toEqual(nothing)
    await ownerQuery(app.database, 'update organisations set blocked_at = null where id = $1', [id])
    expect((await get(ofAdmin)).statusCode).toBe(200)
  })

  it('holds for a member of the group, for as long as the company is in it', async () => {
    const group = await aGroup(app)
    const { id, admin } = await aCompany(app, { parentId: group.id })
    await aPostedMission(app, admin)
    const caller = { ...group.admin, organisationId: id }
    const { body } = await call(app, organisation.createLocation, caller, {
      params: { id },
      body: { ...anAddress, favorite: true },
    })
    const url = await addressOf(caller, { kind: 'place', locationId: body.id })
    expect(await read(url)).toHaveLength(1)
    await ownerQuery(app.database, 'update organisations set parent_id = null where id = $1', [id])
    expect(await gone(url)).toEqual(nothing)
  })

  it('is a person’s own: nobody else lists, renames or revokes it, or makes one in their name', async () => {
    const { admin, manager } = await aCompany(app)
    const { body } = await make(admin)
    expect(await list(manager)).toEqual([])
    const params = { id: body.feed.id }
    const rename = (caller: Caller) =>
      call(app, calendarFeeds.renameCalendarFeed, caller, { params, body: { name: 'Autre' } })
    expect((await rename(manager)).status).toBe(404)
    expect((await call(app, calendarFeeds.revokeCalendarFeed, manager, { params })).status).toBe(
      404,
    )
    const acting = await make(await actingFor(app, admin))
    expect([acting.status, acting.error.key]).toEqual([409, 'errors.logas.forbidden'])
    expect((await rename(admin)).body.name).toBe('Autre')
    expect(await list(admin)).toMatchObject([{ id: body.feed.id, name: 'Autre', lastReadAt: null }])
    await get(new URL(body.url).pathname)
    expect((await list(admin))[0]?.lastReadAt).not.toBeNull()
  })

  it('is of one’s own company: a foreign place or department is refused', async () => {
    const [{ admin }, foreign] = [await aCompany(app), await aCompany(app)]
    const departmentId = await aDepartment(app, foreign.admin, foreign.id)
    const { body } = await call(app, organisation.createLocation, foreign.admin, {
      params: { id: foreign.id },
      body: { ...anAddress, favorite: true },
    })
    for (const of of [
      { kind: 'department', departmentId } as const,
      { kind: 'place', locationId: body.id } as const,
    ]) {
      const { status, error } = await make(admin, of)
      expect([status, error.metadata?.['issues']]).toMatchObject([
        400,
        [{ key: 'errors.field.unknown_choice' }],
      ])
    }
  })

  it('is bounded in number', async () => {
    const { admin } = await aCompany(app)
    for (let n = 0; n < calendarFeedLimits.feeds; n += 1) await make(admin)
    const { status, error } = await make(admin)
    expect([status, error.key]).toEqual([409, 'errors.calendar.too_many'])
  })

  it('keeps its secret nowhere, and leaves its name in the audit trail', async () => {
    const { admin } = await aCompany(app)
    const { body } = await make(admin, { kind: 'mine' }, 'Mon agenda')
    const secret = body.url.split('/').at(-1)?.slice(0, 43) ?? ''
    const { rows } = await ownerQuery(
      app.database,
      "select f::text || coalesce((select string_agg(a::text, '') from audit_log a where a.entity_id = f.id::text), '') as kept from calendar_feeds f where f.id = $1",
      [body.feed.id],
    )
    expect(String(rows[0]?.['kept'])).toContain('Mon agenda')
    expect(String(rows[0]?.['kept'])).not.toContain(secret)
  })

  it('is throttled: guesses of a network, which a good link does not suffer from, and readings of a link', async () => {
    const { admin } = await aCompany(app)
    const url = await addressOf(admin)
    const from = '198.51.100.77'
    const guess = () => get(`/api/calendars/${randomBytes(32).toString('base64url')}.ics`, {}, from)
    const guesses = []
    for (let n = 0; n < 61; n += 1) guesses.push((await guess()).statusCode)
    expect([guesses.at(-2), guesses.at(-1)]).toEqual([404, 429])
    expect((await get(url, {}, from)).statusCode).toBe(200)
    const readings = []
    for (let n = 0; n < 60; n += 1) readings.push((await get(url, {}, from)).statusCode)
    expect([readings.at(-2), readings.at(-1)]).toEqual([200, 429])
    expect((await get(await addressOf(admin), {}, from)).statusCode).toBe(200)
  })
})

/** A company for the bound of a feed. */
async function busyCompany(count: number): Promise<TestCompany> {
  const company = await aCompany(app)
  const mission = await aPostedMission(app, company.admin)
  await ownerQuery(
    app.database,
    `insert into shifts (organisation_id, mission_id, starts_at, ends_at, break_minutes, slots, posted)
      select organisation_id, mission_id, starts_at + n * interval '1 hour', ends_at + n * interval '1 hour', 0, 1, true
      from shifts, generate_series(1, $2::int) n where mission_id = $1`,
    [mission.id, count],
  )
  return company
}

it('issue 38 §5 a feed with too many shifts tells the nearest, and takes none of the others for cancelled', async () => {
  const { admin } = await busyCompany(calendarFeedLimits.events + 500)
  const url = await addressOf(admin)
  const first = await read(url)
  expect(first).toHaveLength(calendarFeedLimits.events)
  expect(first[0]?.local).toBe('2026-12-07T09:00:00')
  // A month later the first of them are farther away than others that come into reach.
  app.clock.set('2027-01-20T09:00:00.000Z')
  const later = await read(url)
  expect(later).toHaveLength(calendarFeedLimits.events)
  expect(later.filter(({ status }) => status !== 'CONFIRMED')).toEqual([])
  app.clock.set('2026-12-02T09:00:00.000Z')
})
