import { Day } from '../../../ui/day.tsx'
import type { WeekSheet } from '../week-sheet.ts'
import { HoursOfWeek } from './hours-of-week.tsx'
import { RowName } from './row-name.tsx'
import type { WeekRow } from './sider-rows.ts'
import { SiderShifts } from './sider-shifts.tsx'

interface SiderCardsProps {
  rows: readonly WeekRow[]
  sheet: WeekSheet
  onShowSider: (siderId: string) => void
}

/** What a phone shows: a card for each person, with the days on which they come. */
export function SiderCards({ rows, sheet: { week, days }, onShowSider }: SiderCardsProps) {
  return (
    <ul className="flex flex-col gap-3">
      {rows.map((row) => (
        <li
          key={row.id}
          // Cards below the window are laid out when they are scrolled to.
          className="rounded-panel border border-line bg-surface p-3 [content-visibility:auto] [contain-intrinsic-size:auto_14rem]"
        >
          <div className="flex items-start justify-between gap-3 pb-2">
            <RowName {...{ row, onShowSider }} />
            <div className="shrink-0 text-right">
              <HoursOfWeek row={row} />
            </div>
          </div>
          <dl className="flex flex-col gap-2">
            {days.map((day, place) => {
              const shifts = row.days[place] ?? []
              return (
                shifts.length > 0 && (
                  <div key={day} className="flex gap-3">
                    <dt className="w-24 shrink-0 pt-1 text-table text-muted">
                      <Day date={day} />
                    </dt>
                    <dd className="min-w-0 flex-1">
                      <SiderShifts siderId={row.sider?.id ?? null} shifts={shifts} week={week} />
                    </dd>
                  </div>
                )
              )
            })}
          </dl>
        </li>
      ))}
    </ul>
  )
}
