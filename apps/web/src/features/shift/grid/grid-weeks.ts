import type { Shift } from '@renfort/contract/shift.ts'
import { instant, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { mondayOf } from '@renfort/domain/shift/copy-week.ts'
import type { GridRow } from './grid-rows.ts'

/** The lines of one week; `null` for those that are no shift yet. */
export interface GridWeek {
  readonly monday: IsoDate | null
  readonly rows: readonly GridRow[]
}

/** The lines of a table under their weeks, in the order of the table. */
export function gridWeeks(rows: readonly GridRow[]): GridWeek[] {
  const weeks: { monday: IsoDate | null; rows: GridRow[] }[] = []
  for (const row of rows) {
    const monday = row.shift === null ? null : mondayOf(dayOf(row.shift))
    const last = weeks.at(-1)
    if (last !== undefined && last.monday === monday) last.rows.push(row)
    else weeks.push({ monday, rows: [row] })
  }
  return weeks
}

function dayOf({ startDate, timeZone }: Shift): IsoDate {
  return dateAt(instant(startDate), timeZone)
}

/** The lines that are drawn: a folded week keeps those that are not saved, so that none is forgotten. */
export function openRows({ monday, rows }: GridWeek, folded: ReadonlySet<IsoDate>) {
  if (monday === null || !folded.has(monday)) return rows
  return rows.filter(({ state }) => state !== 'saved')
}
