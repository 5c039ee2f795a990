import type { correctContractHours } from '@renfort/contract/amendment.ts'
import type { ContractDetails } from '@renfort/contract/contract.ts'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { instant, isIsoDate, isLocalTime } from '@renfort/domain/kernel/calendar.ts'
import { localAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { shiftFromForm } from '@renfort/domain/shift/shift.ts'
import {
  type FieldOfPart,
  type RefusedFields,
  refusedFields,
} from '../../../platform/refused-fields.ts'
import type { CallError } from '../../../platform/call-error.ts'

type Correction = NonNullable<ContractDetails['correction']>
type Body = Input<typeof correctContractHours>['body']
export type OwnShift = NonNullable<Correction['shifts']>[number]

/** The corrections of hours of a contested document. */
export const hoursActs = ['add', 'move', 'remove'] as const

/** The typed values of any correction of hours. */
export interface HoursFields {
  readonly act: (typeof hoursActs)[number]
  readonly siderIds: readonly string[]
  readonly shiftId: string | null
  readonly date: string
  readonly start: string
  readonly end: string
  readonly pause: number
}

/** A missing shift starts with the hours of the last shift in the document, without a day. */
export function firstHours(
  siderIds: readonly string[],
  shifts: readonly OwnShift[],
  zone: TimeZone,
): HoursFields {
  const last = shifts.at(-1)
  return { act: 'add', siderIds, shiftId: null, ...hoursOf(last, zone), date: '' }
}

/** The hours of a shift, on the clocks of its place. */
export function hoursOf(shift: OwnShift | undefined, zone: TimeZone) {
  if (shift === undefined) return { date: '', start: '', end: '', pause: 0 }
  const [start, end] = [
    localAt(instant(shift.startDate), zone),
    localAt(instant(shift.endDate), zone),
  ]
  return { date: start.date, start: start.time, end: end.time, pause: shift.breakDuration }
}

/** The correction in the fields, or `null` while they are incomplete. */
export function correctionOf(
  { documentId, timeZone }: Pick<ContractDetails, 'documentId' | 'timeZone'>,
  fields: HoursFields,
): Body | null {
  const { act, siderIds, shiftId } = fields
  if (siderIds.length === 0) return null
  const whom = { documentId, siderIds: [...siderIds] }
  if (act === 'remove') return shiftId === null ? null : { ...whom, removed: [shiftId] }
  const hours = typedHours(fields, timeZone)
  if (hours === null) return null
  if (act === 'add') return { ...whom, added: [hours] }
  return shiftId === null ? null : { ...whom, changed: [{ id: shiftId, ...hours }] }
}

function typedHours({ date, start, end, pause }: HoursFields, timeZone: TimeZone) {
  if (!isIsoDate(date) || !isLocalTime(start) || !isLocalTime(end)) return null
  const typed = { timeZone, date, startTime: start, endTime: end, breakMinutes: pause, slots: 1 }
  const { startsAt, endsAt } = shiftFromForm(typed)
  return { startDate: startsAt, endDate: endsAt, breakDuration: pause }
}

export type RefusedHours = RefusedFields<keyof HoursFields>

const fieldOfPart: FieldOfPart<keyof HoursFields> = {
  siderIds: 'siderIds',
  removed: 'shiftId',
  id: 'shiftId',
  startDate: 'date',
  endDate: 'end',
  breakDuration: 'pause',
}

/** Why a correction of hours is refused; a failure of the server has its own toast. */
export function refusedHours(failure: CallError | null): RefusedHours {
  return failure === null || failure.status >= 500
    ? { fields: {}, others: [] }
    : refusedFields(failure, fieldOfPart)
}
