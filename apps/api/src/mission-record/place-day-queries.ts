import {
  compareInstants,
  type Instant,
  type IsoDate,
  localTime,
} from '@renfort/domain/kernel/calendar.ts'
import { instantAt, timeZones } from '@renfort/domain/kernel/place-time.ts'
import { type RawBuilder, sql } from 'kysely'

/** A column of instants, and the column of the mission whose time zone decides their day. */
export interface TimeOfMission {
  readonly at: RawBuilder<unknown>
  readonly missionId: RawBuilder<unknown>
}

const midnight = localTime('00:00')

/** The earliest and the latest start of a day over all time zones. */
export function dayStarts(day: IsoDate): { readonly first: Instant; readonly last: Instant } {
  const [first, ...others] = timeZones
    .map((zone) => instantAt(day, midnight, zone))
    .toSorted(compareInstants)
  const start = first ?? instantAt(day, midnight, 'Europe/Paris')
  return { first: start, last: others.at(-1) ?? start }
}

/**
 * Whether an instant is before a local day of its mission. The bound that holds in every zone lets
 * an index serve; the mission is read only for the few hours around midnight when zones differ.
 */
export function isBeforeDay({ at, missionId }: TimeOfMission, day: IsoDate): RawBuilder<boolean> {
  const { first, last } = dayStarts(day)
  return sql<boolean>`(${at} < ${last}::timestamptz and (${at} < ${first}::timestamptz
    or ${at} < ${startAt(day, missionId)}))`
}

/** Whether an instant is on or after a local day of its mission. */
export function isFromDay({ at, missionId }: TimeOfMission, day: IsoDate): RawBuilder<boolean> {
  const { first, last } = dayStarts(day)
  return sql<boolean>`(${at} >= ${first}::timestamptz and (${at} >= ${last}::timestamptz
    or ${at} >= ${startAt(day, missionId)}))`
}

function startAt(day: IsoDate, missionId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select ${day}::date::timestamp at time zone place.time_zone
    from missions place where place.id = ${missionId})`
}
