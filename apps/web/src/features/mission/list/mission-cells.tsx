import type { MissionRow } from '@renfort/contract/mission.ts'
import { dateInParis, instant, type IsoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { dateAt, lastDayOf } from '@renfort/domain/kernel/place-time.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { Link } from '@tanstack/react-router'
import Network from 'lucide-react/icons/network'
import Wifi from 'lucide-react/icons/wifi'
import { fullName, shortName } from '../../../platform/person-name.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { useDayStyle } from '../../../platform/use-day-style.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Day } from '../../../ui/day.tsx'
import { unbrokenDay } from '../../../ui/format-day.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { MissionTypeBadge, ProgressBadge } from '../../mission-record/mission-badges.tsx'
import { useMissionRecordWords } from '../../mission-record/words.ts'
import { useOfferedActions } from '../mission-actions.ts'
import { useMissionWords } from '../words.ts'

/** One line of text on a wide screen, the whole text elsewhere. */
const lineClass = 'wrap-break-word xl:block xl:max-w-full xl:truncate'

interface CellProps {
  mission: MissionRow
}

/** Name, type, origin and identifier (TASK-11, TASK-12, TASK-15). */
export function NameCell({ mission }: CellProps) {
  const labels = useMissionRecordWords()
  const opens = useOfferedActions()(mission).includes('view')
  const name = missionDisplayName(mission.jobTitle.name, mission.name)
  return (
    <div className="flex min-w-0 flex-col narrow:gap-1">
      {opens ? (
        <Link
          to={screenPaths.mission}
          params={{ taskId: mission.id }}
          title={name}
          className={linkClass('row', lineClass)}
        >
          {name}
        </Link>
      ) : (
        <span title={name} className={classNames('font-medium', lineClass)}>
          {name}
        </span>
      )}
      <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted xl:flex-nowrap xl:overflow-hidden xl:whitespace-nowrap md:*:py-0">
        <MissionTypeBadge type={mission.type} />
        {mission.origin === 'network' && (
          <Badge icon={<Network aria-hidden />}>{labels(($) => $.labels.network)}</Badge>
        )}
        {mission.uniqueIdentifier !== null && (
          <span className="tabular-nums">{mission.uniqueIdentifier}</span>
        )}
      </span>
    </div>
  )
}

/** The start, and the last day of a longer mission; the day of creation without planning (TASK-11). */
export function DateCell({ mission }: CellProps) {
  const t = useMissionWords()
  const { locale } = useUiWords()
  const styleOf = useDayStyle()
  const { date, until, isPlanned } = referenceDate(mission)
  if (!isPlanned) {
    const day = unbrokenDay(date, locale, styleOf(date))
    return <span className="text-muted">{t(($) => $.createdOn, { date: day })}</span>
  }
  return (
    <>
      <Day date={date} style={styleOf(date)} />
      {until !== null && (
        <span className="block text-sm text-muted xl:truncate">
          {t(($) => $.until, { date: unbrokenDay(until, locale, styleOf(until, date)) })}
        </span>
      )}
    </>
  )
}

/** The place (TASK-13), with the manager where the manager has no column (TASK-14). */
export function PlaceCell({ mission: { remote, location, manager } }: CellProps) {
  const t = useMissionWords()
  const labels = useMissionRecordWords()
  const below = manager === null ? '' : shortName(manager)
  if (remote || location === null) {
    return (
      <>
        {remote ? (
          <span className="inline-flex items-center gap-1.5">
            <Wifi aria-hidden size={15} className="shrink-0 text-muted" />
            {labels(($) => $.labels.online)}
          </span>
        ) : (
          <span className="text-muted">{t(($) => $.noPlace)}</span>
        )}
        <span className={withManager}>{below}</span>
      </>
    )
  }
  return (
    <span title={`${location.title}, ${location.city}`}>
      <span className="block xl:truncate">{location.title}</span>
      <span className="block text-sm text-muted xl:truncate">
        {location.city}
        {below !== '' && <span className={withManager}> · {below}</span>}
      </span>
    </span>
  )
}

const withManager = 'hidden truncate text-sm text-muted md:max-xl:inline'

/** The manager, and who created the mission (TASK-14). */
export function PeopleCell({ mission: { manager, createdBy } }: CellProps) {
  const t = useMissionWords()
  return (
    <>
      {manager === null ? (
        <span className="text-muted">{t(($) => $.noManager)}</span>
      ) : (
        <span className="block truncate" title={fullName(manager)}>
          {fullName(manager)}
        </span>
      )}
      {createdBy !== null && (
        <span className="block truncate text-sm text-muted">
          {t(($) => $.createdBy, { name: shortName(createdBy) })}
        </span>
      )}
    </>
  )
}

/** « 1/3 »: filled places, of the requested places. */
export function PlacesCell({ mission: { places, status } }: { mission: MissionRow }) {
  const t = useMissionWords()
  const { filled, asked } = places
  if (asked === 0) return <span className="text-muted">{t(($) => $.nothing)}</span>
  const isOpen = status !== 'draft' && filled < asked
  return (
    <span className={isOpen ? 'font-medium tabular-nums' : 'text-muted tabular-nums'}>
      <span aria-hidden>
        {filled}/{asked}
      </span>
      <span className="sr-only">{t(($) => $.places, { filled, asked })}</span>
    </span>
  )
}

/** The status of the mission, and the selection under it (TASK-16, TASK-18, TASK-19). */
export function StatusCell({ mission }: { mission: MissionRow }) {
  return (
    <div className="flex flex-col items-start narrow:items-end narrow:gap-1 md:*:py-0">
      <ProgressBadge step={mission.progressStep} />
      <span className="text-sm xl:text-xs">
        <Selection mission={mission} />
      </span>
    </div>
  )
}

function Selection({ mission }: { mission: MissionRow }) {
  const t = useMissionWords()
  const finishes = useOfferedActions()(mission).includes('finish')
  const { selectionStatus } = mission
  if (selectionStatus === null) {
    if (!finishes) return <span className="text-muted">{t(($) => $.selection.draft)}</span>
    return (
      <Link
        to={screenPaths.posting}
        params={{ taskId: mission.id }}
        className={linkClass('text', 'whitespace-nowrap')}
      >
        {t(($) => $.actions.finish)}
      </Link>
    )
  }
  if (selectionStatus === 'completed' || selectionStatus === 'closed') {
    return <Hired mission={mission} />
  }
  const phase = selectionStatus === 'ready' ? 'finished' : 'ongoing'
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 narrow:justify-end">
      <span className="text-muted">{t(($) => $.selection[phase])}</span>
      {mission.hasPreSelection && (
        <Link
          to={screenPaths.preselection}
          params={{ taskId: mission.id }}
          aria-label={t(($) => $.selection.applicants)}
          className={linkClass('text')}
        >
          {t(($) => $.selection.applicantsShort)}
        </Link>
      )}
    </span>
  )
}

function Hired({ mission }: { mission: MissionRow }) {
  const t = useMissionWords()
  const start = startWeek(mission)
  const count = mission.hiredSidersCount
  if (count === 0 || start === null) return t(($) => $.selection.nobody)
  return (
    <Link to={screenPaths.planning} search={start} className={linkClass('text')}>
      {t(($) => $.selection.planning, { count, week: start.week })}
    </Link>
  )
}

type Dates = Pick<MissionRow, 'startDate' | 'endDate' | 'createdAt' | 'timeZone'>

interface ReferenceDate {
  readonly date: IsoDate
  /** The last day, where it differs from the first. */
  readonly until: IsoDate | null
  readonly isPlanned: boolean
}

/** The start of a planned mission, else the day of its creation (N-12). */
export function referenceDate({ startDate, endDate, createdAt, timeZone }: Dates): ReferenceDate {
  if (startDate === null) {
    return { date: dateInParis(instant(createdAt)), until: null, isPlanned: false }
  }
  const date = dateAt(instant(startDate), timeZone)
  const last = endDate === null ? date : lastDayOf({ endsAt: instant(endDate), timeZone })
  return { date, until: last === date ? null : last, isPlanned: true }
}

/** The week of the planning where a mission starts (TASK-18). */
export function startWeek({ startDate, timeZone }: Pick<Dates, 'startDate' | 'timeZone'>) {
  return startDate === null ? null : isoWeekOf(dateAt(instant(startDate), timeZone))
}
