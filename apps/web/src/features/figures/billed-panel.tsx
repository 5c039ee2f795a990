import type { Figures } from '@renfort/contract/figures.ts'
import { useState } from 'react'
import { Money } from '../../ui/money.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { useFigureWords } from './words.ts'

type Billed = Figures['billed']
type Split = 'department' | 'job'

const splits = { department: 'byDepartment', job: 'byJob' } as const

/** A scrolling area needs the keyboard focus. */
const scrolled = { role: 'group', tabIndex: 0 } as const

const cell = 'border-b border-line px-2 py-1.5'

/** What was billed by department or by job beside last year, the dearest first; bars in the table itself. */
export function BilledPanel({ billed }: { billed: Billed }) {
  const t = useFigureWords()
  const [split, setSplit] = useState<Split>('department')
  const rows = partsOf(
    billed,
    split,
    t(($) => $.noDepartment),
  )
  return (
    <div className="min-w-0 xl:col-span-2">
      <Panel title={t(($) => $.billed)}>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 pb-4">
          <p className="text-table text-muted">{t(($) => $.billedContext)}</p>
          <RadioGroup
            isInline
            label={t(($) => $.by)}
            options={[
              { value: 'department', label: t(($) => $[splits.department]) },
              { value: 'job', label: t(($) => $[splits.job]) },
            ]}
            value={split}
            onChange={setSplit}
          />
        </div>
        {rows.length === 0 ? (
          <p>{t(($) => $.nothingBilled)}</p>
        ) : (
          <BilledTable heading={t(($) => $[split])} rows={rows} />
        )}
      </Panel>
    </div>
  )
}

interface BilledTableProps {
  heading: string
  rows: ReturnType<typeof partsOf>
}

function BilledTable({ heading, rows }: BilledTableProps) {
  const t = useFigureWords()
  const most = Math.max(1, ...rows.map(({ cents }) => cents))
  return (
    <div {...scrolled} aria-label={t(($) => $.billed)} className="overflow-x-auto">
      <table className="w-full text-table">
        <caption className="sr-only">{t(($) => $.billed)}</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className={`${cell} text-left font-medium`}>
              {heading}
            </th>
            <th scope="col" className={`${cell} text-right font-medium`}>
              {t(($) => $.amount)}
            </th>
            <th scope="col" className={`${cell} text-right font-medium`}>
              {t(($) => $.yearBefore)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cents, lastYearCents }) => (
            <tr key={name}>
              <th scope="row" className={`${cell} w-full text-left font-normal`}>
                {name}
                <svg aria-hidden="true" className="mt-1 block h-1.5 w-full">
                  <rect
                    width={`${Math.max(0, (cents * 100) / most)}%`}
                    height="6"
                    rx="2"
                    fill="var(--color-blue)"
                  />
                </svg>
              </th>
              <td className={`${cell} text-right`}>
                <Money cents={cents} />
              </td>
              <td className={`${cell} text-right text-muted`}>
                <Money cents={lastYearCents} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Departments of one name in several companies are one part, as are jobs of one title. */
function partsOf(billed: Billed, split: Split, noDepartment: string) {
  const byName = Map.groupBy(billed, ({ department, jobTitle }) =>
    split === 'job' ? jobTitle.name : (department?.name ?? noDepartment),
  )
  return [...byName]
    .map(([name, own]) => ({
      name,
      cents: own.reduce((sum, { cents }) => sum + cents, 0),
      lastYearCents: own.reduce((sum, { lastYearCents }) => sum + lastYearCents, 0),
    }))
    .toSorted((a, b) => b.cents - a.cents || b.lastYearCents - a.lastYearCents)
}
