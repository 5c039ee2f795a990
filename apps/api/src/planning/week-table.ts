import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { parisZone } from '@renfort/domain/kernel/place-time.ts'
import { zoneNames } from '@renfort/domain/law/zone-names.ts'
import type { StreamedTable } from '../platform/table-file/streamed-table.ts'
import type { TableCell } from '../platform/table-file/table-cell.ts'
import type { PlannedDays } from './planned-days.ts'
import { wordsOf } from './words-of.ts'

/**
 * The week by day (N-24): a line for each Sider of each shift. A slot without a Sider is a line
 * without a name, so that the hours add up to those of the screen. When some hours are not in Paris
 * time, each line names its time zone.
 */
export function weekTable({ days, rows }: PlannedDays, locale: Locale): StreamedTable {
  const words = wordsOf(locale)
  const namesClocks = rows.some(({ timeZone }) => timeZone !== parisZone)
  const lines = days.map((day, index): readonly (readonly TableCell[])[] =>
    rows
      .flatMap(({ title, timeZone, days: shifts }) =>
        (shifts[index] ?? []).map((shift) => ({ title, timeZone, shift })),
      )
      .toSorted((a, b) => a.shift.from.localeCompare(b.shift.from))
      .flatMap(({ title, timeZone, shift }) => {
        const { from, to, breakMinutes, minutes, places, people } = shift
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
          ...(namesClocks ? [zoneNames[locale][timeZone]] : []),
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
      ...(namesClocks ? [{ heading: words.columns.clocks, kind: 'text' } as const] : []),
    ],
    pages: (async function* () {
      yield* lines
    })(),
  }
}
