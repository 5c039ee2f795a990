import { instant } from '@renfort/domain/kernel/calendar.ts'
import { type AtPlace, localAt, placeOf, zoneOfWork } from '@renfort/domain/kernel/place-time.ts'
import {
  type Period,
  type ShiftStanding,
  shiftStandings,
} from '@renfort/domain/worker/shift-standing.ts'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useZoneName } from '../../platform/use-zone-name.ts'
import { Day } from '../../ui/day.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TimeRange } from '../../ui/time-range.tsx'
import { useWorkerWords } from './words.ts'

/** A shift of a place: its hours are told by the clocks there. */
interface WrittenPeriod extends AtPlace {
  readonly startDate: string
  readonly endDate: string
}

type PlacedPeriod = Period & AtPlace

interface WorkerStandingProps {
  shifts: readonly WrittenPeriod[]
  busy: readonly WrittenPeriod[]
  /** When a candidate says that they can come; none of those who have not been asked yet. */
  availabilities?: readonly WrittenPeriod[]
  /** The shifts are listed where nothing stands against any of them, too. */
  isAlwaysListed?: boolean
}

/** Which shifts of a mission somebody can take, which not, and why; unfolded by who wants to know. */
export function WorkerStanding({
  shifts,
  busy,
  availabilities = [],
  isAlwaysListed = false,
}: WorkerStandingProps) {
  const t = useWorkerWords()
  if (shifts.length === 0) return null
  const standings = shiftStandings(shifts.map(periodOf), {
    busy: busy.map(periodOf),
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
  const t = useWorkerWords()
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
  const zone = zoneOfWork(shift)
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

function periodOf(period: WrittenPeriod): PlacedPeriod {
  const { startDate, endDate } = period
  return { ...placeOf(period), startDate: instant(startDate), endDate: instant(endDate) }
}
