import type { SiderDetails } from '@renfort/contract/sider.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { dateAt, localAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useProductClock } from '../../../platform/product-clock.ts'
import { staffPaths } from '../../../platform/screen-paths.ts'
import { useZoneName } from '../../../platform/use-zone-name.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Day } from '../../../ui/day.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Panel } from '../../../ui/panel.tsx'
import { TimeRange } from '../../../ui/time-range.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { dayOf } from './queries.ts'
import { useSiderDirectoryWords } from './words.ts'

type Shift = SiderDetails['upcomingShifts'][number]
type Planning = SiderDetails['upcomingPlannings'][number]

/** This many shifts show before « show all ». */
const shownShifts = 6

/** The coming work of a Sider: shifts, then flexible plannings, which have no shifts to name. */
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

/** The companies that a Sider works or worked for; each unfolds its missions. */
export function CompaniesPanel({ sider }: { sider: SiderDetails }) {
  const t = useSiderDirectoryWords()
  const companies = workedCompanies(sider)
  const title = t(($) => $.work.companies)
  const told = companies.reduce((sum, { coming, past }) => sum + coming.length + past.length, 0)
  return (
    <Panel title={title}>
      {companies.length === 0 ? (
        <p className="text-muted">{t(($) => $.work.noCompany)}</p>
      ) : (
        <ul aria-label={title} className="divide-y divide-line">
          {companies.map((company) => (
            <li key={company.name} className="py-2">
              <Company company={company} />
            </li>
          ))}
        </ul>
      )}
      {told < sider.missionsCount && (
        <p className="pt-2 text-sm text-muted">
          {t(($) => $.work.mostShown, { count: sider.pastMissions.length })}
        </p>
      )}
    </Panel>
  )
}

function Company({ company: { name, coming, past } }: { company: WorkedCompany }) {
  const t = useSiderDirectoryWords()
  const { locale } = useUiWords()
  const periodOf = (startDate: string, endDate: string, zone: TimeZone) => {
    const dayOfMoment = (at: string) => formatDay(dateAt(instant(at), zone), locale, 'date')
    const [start, end] = [dayOfMoment(startDate), dayOfMoment(endDate)]
    return start === end ? start : t(($) => $.work.period, { start, end })
  }
  const missions = [
    ...coming.map((mission) => ({ ...mission, when: t(($) => $.work.toCome) })),
    ...past.map(({ startDate, endDate, timeZone, ...mission }) => ({
      ...mission,
      when: periodOf(startDate, endDate, timeZone),
    })),
  ]
  return (
    <Disclosure
      summary={
        <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <span className="font-normal whitespace-nowrap text-muted tabular-nums">
            {t(($) => $.work.missions, { count: missions.length })}
          </span>
        </span>
      }
    >
      <ul aria-label={name} className="flex flex-col gap-2 pb-1 text-table">
        {missions.map(({ id, name: mission, when }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <Link
              to={staffPaths.mission}
              params={{ taskId: id }}
              className={linkClass('text', 'min-w-0 font-normal wrap-anywhere')}
            >
              {mission}
            </Link>
            <span className="text-muted tabular-nums">{when}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

type PastMission = SiderDetails['pastMissions'][number]
type WorkedMission = SiderDetails['upcomingPlannings'][number]['mission']

interface WorkedCompany {
  readonly name: string
  /** Present and future missions, each once. */
  readonly coming: readonly WorkedMission[]
  /** The latest first. */
  readonly past: readonly PastMission[]
}

type Work = Pick<SiderDetails, 'upcomingShifts' | 'upcomingPlannings' | 'pastMissions'>

/** The companies that a Sider works or worked for, with their missions: future ones first. */
function workedCompanies(sider: Work): readonly WorkedCompany[] {
  const expected = [...sider.upcomingShifts, ...sider.upcomingPlannings].map(
    ({ mission }) => mission,
  )
  const coming = new Map(expected.map((mission) => [mission.id, mission]))
  // A mission that has ended for the Sider may still have a running shift: it is listed once.
  const past = sider.pastMissions.filter(({ id }) => !coming.has(id))
  const names = new Set([...coming.values(), ...past].map(({ companyName }) => companyName))
  return [...names].map((name) => ({
    name,
    coming: [...coming.values()].filter(({ companyName }) => companyName === name),
    past: past.filter(({ companyName }) => companyName === name),
  }))
}
