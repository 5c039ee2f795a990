import type { MissionToStaff } from '@renfort/contract/staffing.ts'
import { dateInParis, instant, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { localAt } from '@renfort/domain/kernel/place-time.ts'
import { Link } from '@tanstack/react-router'
import { staffPaths } from '../../platform/screen-paths.ts'
import { useDayStyle } from '../../platform/use-day-style.ts'
import { useZoneName } from '../../platform/use-zone-name.ts'
import { Badge } from '../../ui/badge.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { linkClass } from '../../ui/link-class.ts'
import { Table } from '../../ui/table.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { MissionTypeBadge } from '../mission-record/mission-badges.tsx'
import { missionTitle, StartUrgency } from './shown-mission.tsx'
import { useStaffingWords } from './words.ts'

interface CellProps {
  mission: MissionToStaff
}

/** Missions of all companies, the next to start first; cards on a phone. */
export function QueueTable({ missions }: { missions: readonly MissionToStaff[] }) {
  const t = useStaffingWords()
  const cell = (Cell: (props: CellProps) => React.ReactNode) => (mission: MissionToStaff) => (
    <Cell mission={mission} />
  )
  return (
    <Table
      isDense
      label={t(($) => $.title)}
      rows={missions}
      rowKey={({ id }) => id}
      rowHeight={60}
      columns={[
        { id: 'mission', header: t(($) => $.columns.mission), cell: cell(NameCell) },
        {
          id: 'start',
          header: t(($) => $.columns.start),
          cell: cell(StartCell),
          className: 'w-[18%]',
        },
        {
          id: 'slots',
          header: t(($) => $.columns.slots),
          cell: cell(SlotsCell),
          className: 'w-[14%]',
        },
        {
          id: 'requests',
          header: t(($) => $.columns.requests),
          cell: cell(RequestsCell),
          className: 'w-[24%] max-xl:w-[20%]',
        },
        {
          id: 'urgency',
          header: t(($) => $.columns.urgency),
          cell: cell(UrgencyCell),
          className: 'w-[13%] max-xl:w-[19%]',
        },
      ]}
    />
  )
}

function NameCell({ mission }: CellProps) {
  return (
    <div className="flex min-w-0 flex-col">
      <span className="flex min-w-0 items-center gap-x-2 max-xl:flex-wrap">
        <Link
          to={staffPaths.mission}
          params={{ taskId: mission.id }}
          className={linkClass('text', 'truncate font-medium max-xl:whitespace-normal')}
        >
          {missionTitle(mission)}
        </Link>
        <MissionTypeBadge type={mission.type} />
      </span>
      <span className="truncate text-sm text-muted">
        {[mission.company.name, mission.city].filter(Boolean).join(' · ')}
      </span>
    </div>
  )
}

function StartCell({ mission }: CellProps) {
  const t = useStaffingWords()
  const { locale } = useUiWords()
  const styleOf = useDayStyle()
  const clocksOf = useZoneName()
  const dayOf = (date: IsoDate) => formatDay(date, locale, styleOf(date))
  const startsAt = instant(mission.startDate)
  const { date, time } = localAt(startsAt, mission.timeZone)
  const clocks = clocksOf(mission.timeZone, startsAt)
  return (
    <div className="flex flex-col tabular-nums">
      <span className="whitespace-nowrap">{`${dayOf(date)}, ${time}`}</span>
      {clocks !== null && <span className="text-sm text-muted">{clocks}</span>}
      <span className="text-sm text-muted">
        {t(($) => $.posted, { day: dayOf(dateInParis(instant(mission.postedAt))) })}
      </span>
    </div>
  )
}

function SlotsCell({ mission: { filledSlots, slots, toReplace } }: CellProps) {
  const t = useStaffingWords()
  return (
    <div className="flex flex-col items-start gap-0.5">
      <span className="font-medium tabular-nums">
        <span aria-hidden>
          {filledSlots}/{slots}
        </span>
        <span className="sr-only">{t(($) => $.slots, { filled: filledSlots, slots })}</span>
      </span>
      {toReplace > 0 && <Badge tone="orange">{t(($) => $.toReplace, { count: toReplace })}</Badge>}
    </div>
  )
}

function RequestsCell({ mission }: CellProps) {
  const t = useStaffingWords()
  const { requested, applicants, requestedSidersOnly } = mission
  const asked = requested.requested + requested.accepted + requested.declined + requested.hired
  const lines = [
    ...(asked > 0 ? [t(($) => $.requests.asked, { count: asked })] : []),
    ...(requestedSidersOnly ? [t(($) => $.requests.only)] : []),
    ...(applicants.approved > 0
      ? [t(($) => $.requests.approved, { count: applicants.approved })]
      : []),
    ...(applicants.waiting > 0
      ? [t(($) => $.requests.waiting, { count: applicants.waiting })]
      : []),
  ]
  if (lines.length === 0) return <span className="text-muted">{t(($) => $.requests.none)}</span>
  return (
    <ul className="text-sm">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function UrgencyCell({ mission: { urgency, selectionStatus } }: CellProps) {
  const t = useStaffingWords()
  if (urgency !== null && selectionStatus !== 'closed') return <StartUrgency urgency={urgency} />
  return <span className="text-muted">{t(($) => $.selection[selectionStatus])}</span>
}
