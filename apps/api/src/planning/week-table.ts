import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { StreamedTable } from '../platform/table-file/streamed-table.ts'
import type { TableCell } from '../platform/table-file/table-cell.ts'
import type { PlannedDays } from './planned-days.ts'
import { wordsOf } from './words-of.ts'

/**
 * The week by day (N-24): a line for each Sider of each shift. A place that nobody holds is a line without
 * a name, so that the hours add up to those of the screen.
 */
export function weekTable({ days, rows }: PlannedDays, locale: Locale): StreamedTable {
  const words = wordsOf(locale)
  const lines = days.map((day, index): readonly (readonly TableCell[])[] =>
    rows
      .flatMap(({ title, days: shifts }) =>
        (shifts[index] ?? []).map((shift) => ({ title, shift })),
      )
      .toSorted((a, b) => a.shift.from.localeCompare(b.shift.from))
      .flatMap(({ title, shift: { from, to, breakMinutes, minutes, places, people } }) => {
        const open = Array.from({ length: Math.max(0, places - people.length) }, () => null)
        return [...people, ...open].map((person) => [
          day,
          title,
          person?.lastName ?? null,
          person?.firstName ?? null,
          from,
          to,
          breakMinutes,
          Math.round((minutes / 60) * 100) / 100,
        ])
      }),
  )
  return {
    sheet: words.title,
    columns: [
      { heading: words.columns.day, kind: 'day' },
      { heading: words.columns.mission, kind: 'text' },
      { heading: words.columns.lastName, kind: 'text' },
      { heading: words.columns.firstName, kind: 'text' },
      { heading: words.columns.from, kind: 'text' },
      { heading: words.columns.to, kind: 'text' },
      { heading: words.columns.breakMinutes, kind: 'number' },
      { heading: words.columns.hours, kind: 'number' },
    ],
    pages: (async function* () {
      yield* lines
    })(),
  }
}
