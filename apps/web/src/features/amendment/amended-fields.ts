import type { AmendmentBody } from '@renfort/contract/amendment.ts'
import type { Mission } from '@renfort/contract/mission.ts'
import type { AmendmentKind } from '@renfort/domain/amendment/amendment-kind.ts'
import { type EndReason, needsFacts } from '@renfort/domain/amendment/early-end.ts'
import {
  compareInstants,
  instant,
  type Instant,
  isIsoDate,
  isLocalTime,
} from '@renfort/domain/kernel/calendar.ts'
import { dateAt, localAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { type ShiftDraft, shiftFromForm } from '@renfort/domain/shift/shift.ts'
import { errorSentence, type Params } from '../../platform/error-words.ts'
import {
  type FieldOfPart,
  refusedFields,
  type RefusedFields,
} from '../../platform/refused-fields.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import type { Chain } from './queries.ts'

/** What is typed in the dialog of an act, whatever the act. */
export interface AmendedFields {
  readonly siderIds: readonly string[]
  readonly until: string
  readonly reason: EndReason | null
  readonly comment: string
  readonly locationId: string | null
  /** The one shift that is moved, to the day `from`; `null` where the shifts of some days change. */
  readonly shiftId: string | null
  readonly from: string
  readonly to: string
  readonly start: string
  readonly end: string
  readonly pause: number
  readonly warningReason: string
}

interface Amended {
  readonly kind: AmendmentKind
  readonly fields: AmendedFields
  readonly mission: Pick<Mission, 'shifts' | 'timeZone'>
  readonly now: Instant
}

/** The act that the fields make, or `null` as long as they are not complete. */
export function bodyOf({ kind, fields, mission, now }: Amended): AmendmentBody | null {
  const { siderIds, until, reason, comment, locationId } = fields
  if (siderIds.length === 0) return null
  const whom = { siderIds: [...siderIds] }
  if (kind === 'hours') {
    const shifts = changedShifts(fields, mission, now)
    return shifts.length === 0 ? null : { ...whom, kind, shifts }
  }
  if (kind === 'place') return locationId === null ? null : { ...whom, kind, locationId }
  if (!isIsoDate(until)) return null
  if (kind !== 'end') return { ...whom, kind, until }
  if (reason === null || (needsFacts(reason) && comment.trim() === '')) return null
  return { ...whom, kind, until, reason, ...(needsFacts(reason) ? { comment } : {}) }
}

/** The shifts to come of the days in question, at the new hours of their place. */
function changedShifts(
  { shiftId, from, to, start: startTime, end: endTime, pause: breakMinutes }: AmendedFields,
  { shifts, timeZone }: Amended['mission'],
  now: Instant,
) {
  if (!isIsoDate(from) || !isIsoDate(to) || !isLocalTime(startTime) || !isLocalTime(endTime)) {
    return []
  }
  return shifts.flatMap(({ id, startDate }) => {
    const startsAt = instant(startDate)
    const own = dateAt(startsAt, timeZone)
    const isChosen = shiftId === null ? own >= from && own <= to : id === shiftId
    if (compareInstants(startsAt, now) <= 0 || !isChosen) return []
    const date = shiftId === null ? own : from
    const changed = shiftFromForm({ timeZone, date, startTime, endTime, breakMinutes, slots: 1 })
    return [
      { id, startDate: changed.startsAt, endDate: changed.endsAt, breakDuration: breakMinutes },
    ]
  })
}

/**
 * What an act starts from: all contracts that still bind, at the hours of the next shift on the clocks of its place.
 */
export function firstFields(
  { shifts, timeZone }: Pick<Mission, 'shifts' | 'timeZone'>,
  contracts: readonly Chain[],
  now: Instant,
): AmendedFields {
  const toCome = shifts
    .filter(({ startDate }) => compareInstants(instant(startDate), now) > 0)
    .toSorted((a, b) => compareInstants(instant(a.startDate), instant(b.startDate)))
  const [next] = toCome
  const last = toCome.at(-1)
  const start = next && localAt(instant(next.startDate), timeZone)
  const end = next && localAt(instant(next.endDate), timeZone)
  return {
    siderIds: contracts.map(({ siderId }) => siderId),
    until: '',
    reason: null,
    comment: '',
    locationId: null,
    shiftId: null,
    from: start?.date ?? '',
    to: last ? localAt(instant(last.startDate), timeZone).date : '',
    start: start?.time ?? '',
    end: end?.time ?? '',
    pause: next?.breakDuration ?? 0,
    warningReason: '',
  }
}

interface MovedShift extends Omit<ShiftDraft, 'slots'> {
  readonly id: string
  readonly timeZone: TimeZone
}

/** What the move of one shift starts from: its new day and hours, and the Siders who work it. */
export function fieldsOfMove(
  { id: shiftId, timeZone, startsAt, endsAt, breakMinutes }: MovedShift,
  siderIds: readonly string[],
): Partial<AmendedFields> {
  const { date, time } = localAt(startsAt, timeZone)
  const { time: end } = localAt(endsAt, timeZone)
  const moved = { shiftId, from: date, to: date, start: time, end }
  return { ...moved, pause: breakMinutes, ...(siderIds.length > 0 && { siderIds }) }
}

/** What the fields of an act are given. */
export interface ActFieldsProps {
  mission: Mission
  /** The contracts that are chosen. */
  contracts: readonly Chain[]
  fields: AmendedFields
  /** What is wrong with each field, as the server says it. */
  problems: Readonly<Partial<Record<keyof AmendedFields, string>>>
  onChange: (changed: Partial<AmendedFields>) => void
}

interface RefusedAct {
  readonly key: string | null
  readonly metadata: Params
}

const fieldOfPart: FieldOfPart<keyof AmendedFields> = {
  until: 'until',
  reason: 'reason',
  comment: 'comment',
  locationId: 'locationId',
  startDate: 'start',
  endDate: 'end',
  breakDuration: 'pause',
  warningReason: 'warningReason',
}

/** Why an act is refused, field by field, with its days written in the language of the screen. */
export function useActRefusal(): (
  refusal: RefusedAct | null,
) => RefusedFields<keyof AmendedFields> {
  const { locale } = useUiWords()
  const written = (value: unknown) =>
    typeof value === 'string' && isIsoDate(value) ? formatDay(value, locale, 'date') : value
  const sentenceOf = (key: string | null, params: Params = {}) =>
    errorSentence(
      key,
      Object.fromEntries(Object.entries(params).map(([name, value]) => [name, written(value)])),
    )
  return (refusal) =>
    refusal === null ? { fields: {}, others: [] } : refusedFields(refusal, fieldOfPart, sentenceOf)
}
