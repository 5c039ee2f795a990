import { missions } from '@renfort/contract'
import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import type { NewLocation } from '@renfort/contract/organisation.ts'
import type { ShiftBody } from '@renfort/contract/shift.ts'
import { addDays, isoDate, localTime } from '@renfort/domain/kernel/calendar.ts'
import { instantAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { aReadyMission, patched } from './missions.ts'
import { type Caller, call, type TestApp } from './test-app.ts'

export const hotelInReunion: NewLocation = {
  title: 'Hôtel du Barachois',
  address: '2 rue de Nice',
  postalCode: '97400',
  city: 'Saint-Denis',
}

export const hotelInGuadeloupe: NewLocation = {
  title: 'Hôtel de la Darse',
  address: '1 rue Peynier',
  postalCode: '97110',
  city: 'Pointe-à-Pitre',
}

/** A shift by the clocks of a place; an end earlier than the start is on the next day. */
export function atClocksOf(
  zone: TimeZone,
  date: string,
  start: string,
  end: string,
  { breakDuration = 0, slots = 1 } = {},
): ShiftBody {
  const day = isoDate(date)
  const last = end < start ? addDays(day, 1) : day
  return {
    startDate: instantAt(day, localTime(start), zone),
    endDate: instantAt(last, localTime(end), zone),
    breakDuration,
    slots,
  }
}

/** A mission that was posted with its place overseas. */
export async function aPostedMissionAt(
  app: TestApp,
  caller: Caller,
  location: NewLocation,
  { requestedSiderIds = [], ...options }: NonNullable<Parameters<typeof aReadyMission>[2]> = {},
): Promise<Reply<typeof missions.readMission>> {
  const id = await aReadyMission(app, caller, options)
  await patched(app, caller, id, { location })
  // Siders who are asked for keep the place as it is.
  if (requestedSiderIds.length > 0) {
    await patched(app, caller, id, { requestedSiderIds: [...requestedSiderIds] })
  }
  const { status, body, error } = await call(app, missions.confirmMission, caller, {
    params: { id },
    body: {},
  })
  if (status !== 200) throw new Error(`Not posted: ${JSON.stringify(error)}`)
  return body
}
