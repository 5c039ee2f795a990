import { weeksOfMonth } from '@renfort/domain/figures/figure-period.ts'
import type { FigureKind } from '@renfort/domain/figures/figure.ts'
import { addDays, addMonths, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { attendanceStatuses } from '@renfort/domain/attendance/attendance.ts'
import { useRouter } from '@tanstack/react-router'
import { useSwitchCompany } from '../../platform/company-switch.ts'
import { useMe } from '../../platform/me.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { formatDay } from '../../ui/format-day.ts'
import { linkClass } from '../../ui/link-class.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import type { Figure, FigureRow, FigureTable } from './figure-table.ts'
import { useFigureWords } from './words.ts'

interface FigureTableViewProps {
  kind: FigureKind
  table: FigureTable
  months: readonly IsoDate[]
  words: (figure: Figure) => string
}

/** A scrolling area needs the keyboard focus. */
const scrolled = { role: 'group', tabIndex: 0 } as const

const cell = 'border-b border-line px-2 py-1.5 whitespace-nowrap'
const figureCell = `${cell} text-right tabular-nums`

/** The figures of a chart as a table; each company leads to the rows behind its own. */
export function FigureTableView({ kind, table, months, words }: FigureTableViewProps) {
  const t = useFigureWords()
  const { locale } = useUiWords()
  const label = t(($) => $.table, { figure: t(($) => $.kinds[kind]) })
  // One company is all of them.
  const rows = table.rows.length === 1 ? table.rows : [...table.rows, table.all]
  const headings = [
    ...months.map((month) => formatDay(month, locale, 'month')),
    t(($) => $.period),
    t(($) => $.yearBefore),
  ]
  return (
    <div {...scrolled} aria-label={label} className="overflow-x-auto">
      <table className="text-table">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className={`${cell} text-left font-medium`}>
              {t(($) => $.company)}
            </th>
            {headings.map((heading) => (
              <th key={heading} scope="col" className={`${figureCell} font-medium`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.company?.id ?? 'all'}
              className={row.company === null ? 'font-medium' : ''}
            >
              <th scope="row" className={`${cell} text-left font-normal`}>
                {row.company === null ? (
                  t(($) => $.all)
                ) : (
                  <RowsLink kind={kind} company={row.company} months={months} />
                )}
              </th>
              {figuresOf(row).map((figure, index) => (
                <td key={headings[index]} className={figureCell}>
                  <span aria-hidden={figure === null || undefined}>{words(figure)}</span>
                  {figure === null && <span className="sr-only">{t(($) => $.noFigure)}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const figuresOf = ({ months, period, lastYear }: FigureRow) => [...months, period, lastYear]

interface RowsLinkProps {
  kind: FigureKind
  company: { readonly id: string; readonly name: string }
  months: readonly IsoDate[]
}

/** Leads into the company, to what its figure counts. */
function RowsLink({ kind, company, months }: RowsLinkProps) {
  const t = useFigureWords()
  const { locale } = useUiWords()
  const open = useOpenRows()
  const [first, last] = [months[0], months.at(-1)]
  if (first === undefined || last === undefined) return company.name
  const month = formatDay(last, locale, 'month')
  return (
    <Tooltip text={t(($) => $.rows[kind], { name: company.name, month })}>
      {(triggerProps) => (
        <button
          {...triggerProps}
          type="button"
          className={linkClass('row')}
          onClick={() => open(company, rowsOf(kind, first, last))}
        >
          {company.name}
        </button>
      )}
    </Tooltip>
  )
}

/** From a group's space the company is entered first. */
function useOpenRows(): (company: RowsLinkProps['company'], href: string) => void {
  const isGroup = useMe().organisation === null
  const switchTo = useSwitchCompany()
  const router = useRouter()
  return (company, href) => {
    if (isGroup) switchTo({ ...company, href })
    else void router.navigate({ href })
  }
}

/**
 * The address of the rows that a figure counts from one month to another: invoices by the Mondays of their weeks,
 * hours by their days. The planning shows one month, and contracts have no period: the words say which.
 */
function rowsOf(kind: FigureKind, first: IsoDate, last: IsoDate): string {
  switch (kind) {
    case 'spending':
    case 'overtime':
    case 'holiday': {
      const to = addDays(weeksOfMonth(last).to, -7)
      return `${screenPaths.invoices}?from=${weeksOfMonth(first).from}&to=${to}`
    }
    case 'fill':
      return `${screenPaths.planning}?view=month&day=${last}`
    case 'lateSignature':
      return screenPaths.contractArchives
    case 'absence': {
      const status = encodeURIComponent(attendanceStatuses.join(','))
      const to = addDays(addMonths(last, 1), -1)
      return `${screenPaths.hours}?mode=range&startDate=${first}&endDate=${to}&status=${status}`
    }
  }
}
