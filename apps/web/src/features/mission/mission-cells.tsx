import type { MissionRow } from '@renfort/contract/mission.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { Link } from '@tanstack/react-router'
import MapPin from 'lucide-react/icons/map-pin'
import Network from 'lucide-react/icons/network'
import Wifi from 'lucide-react/icons/wifi'
import { useProductClock } from '../../platform/product-clock.ts'
import { Badge } from '../../ui/badge.tsx'
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

interface CellProps {
  mission: MissionRow
}

/** Name, type, origin and identifier (TASK-11, TASK-12, TASK-15). */
export function NameCell({ mission }: CellProps) {
  const labels = useMissionLabelWords()
  const opens = useOfferedActions()(mission).includes('view')
  const name = missionDisplayName(mission.jobTitle.name, mission.name)
  return (
    <div className="flex min-w-0 flex-col gap-1">
      {opens ? (
        <Link
          to="/tasks/view/$taskId"
          params={{ taskId: mission.id }}
          className={linkClass('row', 'wrap-break-word')}
        >
          {name}
        </Link>
      ) : (
        <span className="font-medium wrap-break-word">{name}</span>
      )}
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
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
  const { today } = useProductClock()
  const { date, until, isPlanned } = referenceDate(mission)
  const styleOf = (day: IsoDate) =>
    day.slice(0, 4) === today().slice(0, 4) ? ('short' as const) : ('medium' as const)
  const dayText = (day: IsoDate) => formatDay(day, locale, styleOf(day))
  if (!isPlanned) {
    return <span className="text-muted">{t(($) => $.createdOn, { date: dayText(date) })}</span>
  }
  return (
    <>
      <Day date={date} style={styleOf(date)} />
      {until !== null && (
        <span className="block text-sm text-muted">
          {t(($) => $.until, { date: dayText(until) })}
        </span>
      )}
    </>
  )
}

/** TASK-13. */
export function PlaceCell({ mission: { remote, location } }: CellProps) {
  const t = useMissionWords()
  const labels = useMissionLabelWords()
  if (remote) {
    return (
      <span className="inline-flex items-center gap-1.5">
        <Wifi aria-hidden size={15} className="shrink-0 text-muted" />
        {labels(($) => $.online)}
      </span>
    )
  }
  if (location === null) return <span className="text-muted">{t(($) => $.noPlace)}</span>
  return (
    <span className="inline-flex min-w-0 items-start gap-1.5">
      <MapPin aria-hidden size={15} className="mt-1 shrink-0 text-muted" />
      <span className="min-w-0">
        {location.title}
        <span className="block text-sm text-muted">{location.city}</span>
      </span>
    </span>
  )
}

/** The manager, and who created the mission (TASK-14). */
export function PeopleCell({ mission: { manager, createdBy } }: CellProps) {
  const t = useMissionWords()
  return (
    <>
      {manager === null ? (
        <span className="text-muted">{t(($) => $.noManager)}</span>
      ) : (
        fullName(manager)
      )}
      {createdBy !== null && (
        <span className="block text-sm text-muted">
          {t(($) => $.createdBy, { name: shortName(createdBy) })}
        </span>
      )}
    </>
  )
}
