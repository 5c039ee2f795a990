import type { Mission } from '@renfort/contract/mission.ts'
import { flexiblePeriod } from '@renfort/domain/flexible-planning/flexible-planning.ts'
import { lastDayOf, localAt, startDayOf } from '@renfort/domain/kernel/place-time.ts'
import { type Period, periodOf } from '@renfort/domain/mission/mission.ts'
import { slotsNeeded, placesOf } from '@renfort/domain/sider/selection.ts'
import { type ReactNode, useId } from 'react'
import { fullName } from '../../../platform/person-name.ts'
import { useDayStyle } from '../../../platform/use-day-style.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Day } from '../../../ui/day.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { TimeRange } from '../../../ui/time-range.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { flexiblePlanningOf, shiftDraftOf } from '../../quotation/mission-terms.ts'
import { PlaceClocks } from '../planning/place-clocks.tsx'
import { useMissionRecordWords } from '../words.ts'
import { useFoldState } from './fact-fold.tsx'

/** A list names at most this many and counts the others. */
const saidNames = 2

/** Who, when and where, on the first screen; the price is next to it. */
export function Essentials({ mission, level }: { mission: Mission; level: 2 | 3 }) {
  const t = useMissionRecordWords()
  const id = useId()
  const stateOf = useFoldState(mission, false)
  const { location, manager, managerEligible } = mission
  const needed = slotsNeeded(placesOf(mission))
  const planning = mission.isFlexiblePlanning === true ? 'flexiblePlanning' : 'shifts'
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section
      aria-labelledby={id}
      className="rounded-panel border border-line bg-surface px-5 py-4 narrow:px-4"
    >
      <Heading id={id} className="sr-only">
        {t(($) => $.facts.essentials.title)}
      </Heading>
      <dl className="grid gap-x-6 gap-y-3.5 sm:grid-cols-2">
        <Cell
          label={t(($) => $.facts.essentials.when)}
          value={needed > 0 && <PlanningDays mission={mission} />}
          note={needed > 0 && stateOf([planning]).text}
        />
        <Cell
          label={t(($) => $.facts.essentials.where)}
          value={location?.title}
          note={location !== null && `${location.postalCode} ${location.city}`}
        />
        <Cell
          label={t(($) => $.facts.essentials.who)}
          value={needed > 0 && t(($) => $.facts.essentials.siders, { count: needed })}
          note={<AskedFor mission={mission} />}
        />
        <Cell
          label={t(($) => $.facts.essentials.manager)}
          value={manager !== null && fullName(manager)}
          note={!managerEligible && manager !== null && t(($) => $.facts.managerGone)}
        />
      </dl>
    </section>
  )
}

function AskedFor({ mission: { type, requestedSiders } }: { mission: Mission }) {
  const t = useMissionRecordWords()
  const nameOf = useRequestedName()
  const names = requestedSiders.slice(0, saidNames).map(nameOf).join(', ')
  const count = requestedSiders.length - saidNames
  if (requestedSiders.length === 0) {
    return type === 'delegation'
      ? t(($) => $.facts.essentials.everySider)
      : t(($) => $.facts.nobody.gestion)
  }
  const said = count > 0 ? t(($) => $.facts.essentials.andOthers, { names, count }) : names
  return type === 'gestion' ? said : t(($) => $.facts.essentials.askedFor, { names: said })
}

interface CellProps {
  label: string
  /** Empty where the mission has none. */
  value: ReactNode
  note: ReactNode
}

function Cell({ label, value, note }: CellProps) {
  const t = useMissionRecordWords()
  const isMissing = value === false || value === undefined || value === null
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={classNames('wrap-break-word font-medium', isMissing && 'text-orange')}>
        {isMissing ? t(($) => $.facts.states.missing) : value}
      </dd>
      {note !== false && (
        <dd className="line-clamp-3 text-table text-muted wrap-break-word">{note}</dd>
      )}
    </div>
  )
}

/** The first and last day of a mission, with its hours where they are the same each day. */
function PlanningDays({ mission }: { mission: Mission }) {
  const t = useMissionRecordWords()
  const { locale } = useUiWords()
  const styleOf = useDayStyle()
  const { flexiblePlanning } = mission
  const shifts = mission.shifts.map(shiftDraftOf)
  const period =
    flexiblePlanning === null
      ? periodOf(shifts)
      : flexiblePeriod(flexiblePlanningOf(flexiblePlanning), mission.timeZone)
  if (period === null) return null
  const [first, last] = [startDayOf(period), lastDayOf(period)]
  const hours = flexiblePlanning === null ? commonHours(shifts) : null
  return (
    <>
      {first === last ? (
        <Day date={first} style={styleOf(first)} />
      ) : (
        <span className="tabular-nums">
          {t(($) => $.facts.essentials.days, {
            from: formatDay(first, locale, styleOf(first, last)),
            to: formatDay(last, locale, styleOf(first) === 'short' ? styleOf(last) : 'medium'),
          })}
        </span>
      )}
      {hours !== null && (
        <>
          {', '}
          <TimeRange {...hours} />
          <span className="block empty:hidden">
            <PlaceClocks zone={mission.timeZone} at={period.startsAt} />
          </span>
        </>
      )}
    </>
  )
}

function commonHours(shifts: readonly Period[]) {
  const all = shifts.map((shift) => {
    const zone = shift.timeZone
    const [start, end] = [localAt(shift.startsAt, zone), localAt(shift.endsAt, zone)]
    return { from: start.time, to: end.time, endsNextDay: start.date !== end.date }
  })
  const [first, ...others] = all
  if (first === undefined) return null
  return others.every(({ from, to }) => from === first.from && to === first.to) ? first : null
}

/** The name of a requested Sider with their answer: « Nora Vidal (accepte) ». */
export function useRequestedName(): (sider: Mission['requestedSiders'][number]) => string {
  const t = useMissionRecordWords()
  return (sider) => t(($) => $.facts.requestedStatus[sider.status], { name: fullName(sider) })
}
