import { type IsoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { Money } from '../../../ui/money.tsx'
import type { Series } from '../../../ui/stacked-bars.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useSpendingWords } from './words.ts'

interface SpendingTableProps {
  series: readonly Series[]
  rows: readonly {
    readonly monday: IsoDate
    readonly values: ReadonlyMap<string, number>
    readonly announced: number
  }[]
}

/** What scrolls is reached by the keyboard. */
const scrolled = { role: 'group', tabIndex: 0 } as const

const cell = 'border-b border-line px-2 py-1.5 whitespace-nowrap'
const figure = `${cell} text-right`

/** The figures of the chart, for whoever reads rather than looks. */
export function SpendingTable({ series, rows }: SpendingTableProps) {
  const t = useSpendingWords()
  const { locale } = useUiWords()
  const totalOf = (values: ReadonlyMap<string, number>) =>
    [...values.values()].reduce((sum, value) => sum + value, 0)
  return (
    <div {...scrolled} aria-label={t(($) => $.table)} className="overflow-x-auto">
      <table className="text-table">
        <caption className="sr-only">{t(($) => $.table)}</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className={`${cell} text-left font-medium`}>
              {t(($) => $.week)}
            </th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col" className={`${figure} font-medium`}>
                {label}
              </th>
            ))}
            <th scope="col" className={`${figure} font-medium`}>
              {t(($) => $.billed)}
            </th>
            <th scope="col" className={`${figure} font-medium`}>
              {t(($) => $.announced)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ monday, values, announced }) => (
            <tr key={monday}>
              <th scope="row" className={`${cell} text-left font-normal`}>
                {t(($) => $.weekShort, { week: isoWeekOf(monday).week })}{' '}
                <span className="text-muted">{formatDay(monday, locale, 'medium')}</span>
              </th>
              {series.map(({ id }) => (
                <td key={id} className={figure}>
                  <Money cents={values.get(id) ?? 0} />
                </td>
              ))}
              <td className={figure}>
                <Money cents={totalOf(values)} className="font-medium" />
              </td>
              <td className={figure}>
                <Money cents={announced} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
