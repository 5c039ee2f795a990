import type { SiderRecord, WorkerCandidate } from '@renfort/contract/company-sider.ts'
import { instant, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { type AtPlace, localAt } from '@renfort/domain/kernel/place-time.ts'
import {
  type Period,
  type ShiftStanding,
  shiftStandings,
} from '@renfort/domain/sider/shift-standing.ts'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { currentLocale } from '../../../platform/i18n.ts'
import { useZoneName } from '../../../platform/use-zone-name.ts'
import { Day } from '../../../ui/day.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { TimeRange } from '../../../ui/time-range.tsx'
import { useWorkLength } from '../profile/profile-career.tsx'
import { useSiderWords } from '../words.ts'

interface WrittenPeriod {
  readonly startDate: string
  readonly endDate: string
}

/** A shift of a place: its hours are told by the clocks there. */
type WrittenShift = WrittenPeriod & AtPlace

type PlacedPeriod = Period & AtPlace

export interface SiderStandingProps {
  shifts: readonly WrittenShift[]
  busy: readonly WrittenShift[]
  /** The times at which a candidate is available; empty for a candidate who has not been asked yet. */
  availabilities?: readonly WrittenPeriod[]
  /** Lists the shifts even when no problem exists. */
  isAlwaysListed?: boolean
}

/** Which shifts of a mission a Sider can take, and why not the others; folded at first. */
export function SiderStanding({
  shifts,
  busy,
  availabilities = [],
  isAlwaysListed = false,
}: SiderStandingProps) {
  const t = useSiderWords()
  if (shifts.length === 0) return null
  const standings = shiftStandings(shifts.map(placedPeriodOf), {
    busy: busy.map(placedPeriodOf),
    availabilities: availabilities.map(periodOf),
  })
  const all = shifts.length
  const count = standings.filter(({ isPossible }) => isPossible).length
  const summary =
    availabilities.length > 0
      ? t(($) => $.standing.possible, { count, all })
      : t(($) => $.standing.free, { count, all })
  if (count === all && !isAlwaysListed) {
    return <p className="text-table text-muted">{summary}</p>
  }
  return (
    <Disclosure
      summary={<span className={count < all ? 'text-orange' : 'text-muted'}>{summary}</span>}
      className="text-table"
    >
      <ul className="flex flex-col gap-1.5 text-left">
        {standings.map((standing) => (
          <StandingLine key={standing.shift.startDate + standing.shift.endDate} {...standing} />
        ))}
      </ul>
    </Disclosure>
  )
}

function StandingLine({
  shift,
  isPossible,
  taken,
  isOutside,
}: ShiftStanding<PlacedPeriod, PlacedPeriod>) {
  const t = useSiderWords()
  const Sign = isPossible ? Check : X
  return (
    <li className="flex gap-1.5">
      <Sign
        aria-hidden
        size={16}
        className={isPossible ? 'mt-0.5 shrink-0 text-green' : 'mt-0.5 shrink-0 text-orange'}
      />
      <span>
        <span className="sr-only">
          {isPossible ? t(($) => $.standing.can) : t(($) => $.standing.cannot)}{' '}
        </span>
        <Hours {...shift} />
        {taken.map((each) => (
          <span key={each.startDate} className="block text-muted">
            {t(($) => $.standing.taken)} <Hours {...each} />
          </span>
        ))}
        {isOutside && <span className="block text-muted">{t(($) => $.standing.outside)}</span>}
      </span>
    </li>
  )
}

function Hours(shift: PlacedPeriod) {
  const zone = shift.timeZone
  const [from, to] = [localAt(shift.startDate, zone), localAt(shift.endDate, zone)]
  const clocks = useZoneName()(zone, shift.startDate)
  return (
    <>
      <Day date={from.date} />{' '}
      <TimeRange from={from.time} to={to.time} endsNextDay={from.date !== to.date} />
      {clocks !== null && <span className="text-muted">, {clocks}</span>}
    </>
  )
}

function placedPeriodOf(shift: WrittenShift): PlacedPeriod {
  return { timeZone: shift.timeZone, ...periodOf(shift) }
}

function periodOf({ startDate, endDate }: WrittenPeriod): Period {
  return { startDate: instant(startDate), endDate: instant(endDate) }
}

interface SiderPastProps extends Pick<
  WorkerCandidate,
  'missionsHere' | 'missionsInJob' | 'lastMission'
> {
  /** The last company of the network that hired them, where the reader may know it. */
  lastOrganisationName?: string | null
}

/** The past work of a Sider for the company, or that there is none (WORK-15, PRE-01). */
export function SiderPast({
  missionsHere,
  missionsInJob,
  lastMission,
  lastOrganisationName = null,
}: SiderPastProps) {
  const t = useSiderWords()
  return (
    <>
      {lastMission === null ? (
        <span>{t(($) => $.neverWorked)}</span>
      ) : (
        <>
          <span>{t(($) => $.missionsHere, { count: missionsHere })}</span>
          <span>{t(($) => $.inJob, { count: missionsInJob })}</span>
          <span>
            {t(($) => $.lastMission, {
              job: lastMission.jobTitle.name,
              date: formatDay(isoDate(lastMission.date), currentLocale(), 'date'),
            })}
          </span>
        </>
      )}
      {lastOrganisationName !== null && (
        <span>{t(($) => $.lastHiredBy, { name: lastOrganisationName })}</span>
      )}
    </>
  )
}

type FormerWorkProps = Pick<SiderRecord, 'jobTypes' | 'experiences'>

/** Former work in a profile, with its length; without it, the jobs; nothing when there is neither. */
export function FormerWork({ jobTypes, experiences }: FormerWorkProps) {
  const t = useSiderWords()
  const lengthOf = useWorkLength()
  const jobs =
    experiences.length > 0
      ? experiences.map(({ name, duration }) =>
          duration > 0 ? `${name} (${lengthOf(duration)})` : name,
        )
      : jobTypes.map(({ name }) => name)
  if (jobs.length === 0) return null
  return <span>{t(($) => $.experience, { jobs: jobs.join(', ') })}</span>
}
