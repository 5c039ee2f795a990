import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import { workedMinutes } from '@renfort/domain/attendance/declare/worked-time.ts'
import type { BusinessEventKind } from '@renfort/domain/event/event-kinds.ts'
import { type EventWriting, type NewEvent, writeEvents } from '../event/write-events.ts'

type HoursEventKind = Exclude<Extract<BusinessEventKind, `hours.${string}`>, 'hours.corrected'>

/** Hours as they stand after a decision. */
export interface DecidedHours {
  readonly id: string
  readonly organisationId: string
  readonly missionId: string
  readonly siderId: string
  readonly time: WorkedTime
}

/** What an event says of worked hours. */
export function toHoursEvent({ id, missionId, siderId, time }: DecidedHours) {
  const minutes = workedMinutes(time)
  const total = workedMinutes({ ...time, breaks: [] })
  return {
    attendanceId: id,
    missionId,
    siderId,
    startsAt: time.startDate,
    endsAt: time.endDate,
    breakMinutes: total - minutes,
    workedMinutes: minutes,
  }
}

/** Writes that hours were validated or contested; those of a line follow each other. */
export function writeHoursEvents(
  transaction: EventWriting,
  kind: HoursEventKind,
  hours: readonly DecidedHours[],
): void {
  const events: NewEvent[] = hours.map((one) => ({
    kind,
    organisationId: one.organisationId,
    subject: one.id,
    data: toHoursEvent(one),
  }))
  writeEvents(transaction, events)
}
