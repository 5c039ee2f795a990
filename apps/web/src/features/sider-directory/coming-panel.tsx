import type { SiderDetails } from '@renfort/contract/sider.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { localAt } from '@renfort/domain/kernel/place-time.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useProductClock } from '../../platform/product-clock.ts'
import { staffPaths } from '../../platform/staff-paths.ts'
import { useZoneName } from '../../platform/use-zone-name.ts'
import { Badge } from '../../ui/badge.tsx'
import { Day } from '../../ui/day.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { linkClass } from '../../ui/link-class.ts'
import { Panel } from '../../ui/panel.tsx'
import { TimeRange } from '../../ui/time-range.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { dayOf } from './day-of.ts'
import { useSiderDirectoryWords } from './words.ts'

type Shift = SiderDetails['upcomingShifts'][number]
type Planning = SiderDetails['upcomingPlannings'][number]

/** Shifts in sight before one asks for the others. */
const shownShifts = 6

/** Where they are expected: shifts, then the flexible plannings, which have none to name. */
export function ComingPanel({ sider }: { sider: SiderDetails }) {
  const t = useSiderDirectoryWords()
  const { upcomingShifts: shifts, upcomingPlannings: plannings } = sider
  const title = t(($) => $.work.title)
  const [first, others] = [shifts.slice(0, shownShifts), shifts.slice(shownShifts)]
  return (
    <Panel title={title}>
      {shifts.length + plannings.length === 0 && (
        <p className="text-muted">{t(($) => $.work.empty)}</p>
      )}
      {first.length + plannings.length > 0 && (
        <ul aria-label={title} className="divide-y divide-line">
          {plannings.map((planning) => (
            <PlanningRow key={planning.mission.id} planning={planning} />
          ))}
          {first.map((shift) => (
            <ShiftRow key={shift.id} shift={shift} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <Disclosure
          className="pt-2 text-table"
          summary={t(($) => $.others, { count: others.length })}
        >
          <ul aria-label={title} className="divide-y divide-line">
            {others.map((shift) => (
              <ShiftRow key={shift.id} shift={shift} />
            ))}
          </ul>
        </Disclosure>
      )}
    </Panel>
  )
}

function ShiftRow({ shift: { startDate, endDate, timeZone, mission } }: { shift: Shift }) {
  const t = useSiderDirectoryWords()
  const now = useProductClock().now()
  const [start, end] = [localAt(instant(startDate), timeZone), localAt(instant(endDate), timeZone)]
  const clocks = useZoneName()(timeZone, instant(startDate))
  return (
    <WorkRow mission={mission}>
      <span className="flex flex-wrap items-center gap-x-2">
        <Day date={start.date} className="inline-block first-letter:uppercase" />
        <TimeRange from={start.time} to={end.time} endsNextDay={start.date !== end.date} />
        {clocks !== null && <span className="text-table font-normal text-muted">{clocks}</span>}
        {startDate <= now && <Badge tone="green">{t(($) => $.work.now)}</Badge>}
      </span>
    </WorkRow>
  )
}

function PlanningRow({ planning: { startDate, endDate, mission } }: { planning: Planning }) {
  const t = useSiderDirectoryWords()
  const { locale } = useUiWords()
  const [start, end] = [startDate, endDate].map((day) => formatDay(dayOf(day), locale))
  return <WorkRow mission={mission}>{t(($) => $.work.planning, { start, end })}</WorkRow>
}

function WorkRow({ mission, children }: { mission: Shift['mission']; children: ReactNode }) {
  return (
    <li className="py-2.5">
      <div className="font-medium tabular-nums">{children}</div>
      <p className="text-table text-muted wrap-anywhere">
        <Link
          to={staffPaths.mission}
          params={{ taskId: mission.id }}
          className={linkClass('text', 'font-normal')}
        >
          {mission.name}
        </Link>
        {` · ${mission.companyName}`}
      </p>
    </li>
  )
}
