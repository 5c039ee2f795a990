import type { MissionRow } from '@renfort/contract/mission.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { Link } from '@tanstack/react-router'
import Network from 'lucide-react/icons/network'
import Wifi from 'lucide-react/icons/wifi'
import { useDayStyle } from '../../platform/use-day-style.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Day } from '../../ui/day.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { linkClass } from '../../ui/link-class.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { MissionTypeBadge } from '../mission-labels/mission-type-badge.tsx'
import { fullName, shortName } from '../../platform/person-name.ts'
import { useMissionLabelWords } from '../mission-labels/words.ts'
import { referenceDate } from './reference-date.ts'
import { useOfferedActions } from './use-offered-actions.ts'
import { useMissionWords } from './words.ts'

/** One line of a row on a wide screen, all of it elsewhere. */
const lineClass = 'wrap-break-word xl:block xl:max-w-full xl:truncate'

interface CellProps {
  mission: MissionRow
}

/** Name, type, origin and identifier (TASK-11, TASK-12, TASK-15). */
export function NameCell({ mission }: CellProps) {
  const labels = useMissionLabelWords()
  const opens = useOfferedActions()(mission).includes('view')
  const name = missionDisplayName(mission.jobTitle.name, mission.name)
  return (
    <div className="flex min-w-0 flex-col narrow:gap-1">
      {opens ? (
        <Link
          to="/tasks/view/$taskId"
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
          <Badge icon={<Network aria-hidden />}>{labels(($) => $.network)}</Badge>
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
    const day = formatDay(date, locale, styleOf(date))
    return <span className="text-muted">{t(($) => $.createdOn, { date: day })}</span>
  }
  return (
    <>
      <Day date={date} style={styleOf(date)} />
      {until !== null && (
        <span className="block text-sm text-muted xl:truncate">
          {t(($) => $.until, { date: formatDay(until, locale, styleOf(until, date)) })}
        </span>
      )}
    </>
  )
}

/** Where it is (TASK-13); with the manager where their own column has no room (TASK-14). */
export function PlaceCell({ mission: { remote, location, manager } }: CellProps) {
  const t = useMissionWords()
  const labels = useMissionLabelWords()
  const below = manager === null ? '' : shortName(manager)
  if (remote || location === null) {
    return (
      <>
        {remote ? (
          <span className="inline-flex items-center gap-1.5">
            <Wifi aria-hidden size={15} className="shrink-0 text-muted" />
            {labels(($) => $.online)}
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
