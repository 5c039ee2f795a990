import type { WorkFigures } from '@renfort/contract/figures.ts'
import { attendanceStatuses } from '@renfort/domain/attendance/attendance.ts'
import {
  billCauses,
  type BillCause,
  workCauses,
  type WorkCause,
} from '@renfort/domain/figures/planned-to-billed.ts'
import { addDays, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { screenPaths } from '../../platform/screen-paths.ts'

type Sum = 'planned' | 'worked' | 'billed'

export interface WorkRow {
  readonly id: Sum | WorkCause | BillCause
  readonly isSum: boolean
  readonly minutes: number
  readonly cents: number
}

/** What was planned, worked and billed, each followed by the causes that lead to the next. */
export function workRows(work: WorkFigures): readonly WorkRow[] {
  const sum = (id: Sum): WorkRow => ({ id, isSum: true, ...work[id] })
  const cause = <Id extends WorkCause | BillCause>(
    id: Id,
    all: Readonly<Record<Id, WorkFigures['worked']>>,
  ): readonly WorkRow[] => {
    const { minutes, cents } = all[id]
    return minutes === 0 && cents === 0 ? [] : [{ id, isSum: false, minutes, cents }]
  }
  return [
    sum('planned'),
    ...workCauses.flatMap((id) => cause(id, work.workCauses)),
    sum('worked'),
    ...billCauses.flatMap((id) => cause(id, work.billCauses)),
    sum('billed'),
  ]
}

interface Weeks {
  readonly month: IsoDate
  /** The first Monday and the last Sunday. */
  readonly from: IsoDate
  readonly to: IsoDate
}

/**
 * The address of what a row counts, inside a company: hours and invoices of these weeks, or the month
 * of the planning, which has no longer view.
 */
export function rowsBehind(id: WorkRow['id'], { month, from, to }: Weeks): string {
  const days = `mode=range&startDate=${from}&endDate=${to}`
  const hours = (also: string) => `${screenPaths.hours}?${days}${also}`
  const every = `&status=${encodeURIComponent(attendanceStatuses.join(','))}`
  switch (id) {
    case 'planned':
    case 'unfilled':
    case 'toFill':
    case 'notClocked':
    case 'toCome':
      return `${screenPaths.planning}?view=month&day=${month}`
    case 'worked':
    case 'absent':
    case 'amended':
      return hours(every)
    case 'shorter':
    case 'longer':
    case 'breaks':
    case 'moved':
      return hours(`${every}&type=conflicting`)
    case 'unplanned':
      return hours('&extra=true')
    case 'waiting':
      return hours('')
    case 'unbilled':
      return hours('&status=att.validated')
    case 'billed':
    case 'overtime':
    case 'holidays':
    case 'indemnities':
    case 'credits':
      return `${screenPaths.invoices}?from=${from}&to=${addDays(to, -6)}`
  }
}
