import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import { workedMinutes } from '@renfort/domain/attendance/declare/worked-time.ts'
import { hoursPricer } from '@renfort/domain/attendance/hours-pricer.ts'
import { longDayHours } from '@renfort/domain/attendance/validate/difference.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCan } from '../../../platform/me.ts'
import { formatMoneyChange } from '../../../ui/format-figures.ts'
import { Money } from '../../../ui/money.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { missionQuery } from '../../mission-record/queries.ts'
import { missionTerms } from '../../quotation/mission-terms.ts'
import { type Line, timesOf } from '../hours-line.ts'
import { useLength, WorkedSpan } from '../line-state.tsx'
import { useHoursWords } from '../words.ts'

interface HoursFiguresProps {
  line: Line
  /** The typed hours, while they can be read. */
  edited: WorkedTime | null
}

/** Planned, declared and retained hours side by side, and the price of the proposed hours while they are typed. */
export function HoursFigures({ line, edited }: HoursFiguresProps) {
  const t = useHoursWords()
  const isPriced = useCan('mission.readPrice').allowed
  const priceOf = useHoursPrice(line, isPriced && edited !== null)
  const { planned, declared, retained, corrected } = timesOf(line)
  const proposed = edited === null ? null : priceOf(edited)
  const now = centsOf(line.retained.price)
  const rows = [
    { who: 'planned', time: planned, cents: centsOf(line.planned?.price) },
    { who: 'declared', time: declared, cents: centsOf(line.declared?.price) },
    { who: 'retained', time: retained, cents: now },
    { who: 'corrected', time: corrected, cents: centsOf(line.corrections.at(-1)?.price) },
    { who: 'edited', time: edited, cents: proposed },
  ] as const
  return (
    <section aria-labelledby="hours-figures">
      <h3 id="hours-figures" className="mb-2 text-table font-medium">
        {t(($) => $.panel.figures)}
      </h3>
      <table className="w-full text-left text-table tabular-nums">
        <thead className="text-muted">
          <tr>
            <Head>{t(($) => $.panel.columns.what)}</Head>
            <Head>{t(($) => $.panel.columns.times)}</Head>
            <Head>{t(($) => $.panel.columns.duration)}</Head>
            {isPriced && <Head>{t(($) => $.panel.columns.price)}</Head>}
          </tr>
        </thead>
        <tbody>
          {rows.map(
            ({ who, time, cents }) =>
              time !== null && (
                <tr key={who} className={who === 'edited' ? 'font-medium' : undefined}>
                  <th scope="row" className="border-t border-line py-1.5 pr-2 font-normal">
                    {t(($) => $.panel.who[who])}
                  </th>
                  <Cell>
                    <WorkedSpan time={time} zone={line.timeZone} />
                  </Cell>
                  <Cell>
                    <WorkedLength time={time} />
                  </Cell>
                  {isPriced && <Cell>{cents === null ? '–' : <Money cents={cents} />}</Cell>}
                </tr>
              ),
          )}
        </tbody>
      </table>
      <p aria-live="polite" className="mt-2 min-h-6 text-table font-medium">
        {proposed !== null && now !== null && <Effect cents={proposed - now} />}
      </p>
    </section>
  )
}

function centsOf(euros: number | null | undefined): number | null {
  return euros === null || euros === undefined ? null : eurosToCents(euros)
}

/** Prices hours of the line’s mission with the rule that prices the retained hours. */
function useHoursPrice(line: Line, isAsked: boolean): (time: WorkedTime) => number | null {
  const { data: mission } = useQuery({ ...missionQuery(line.task.id), enabled: isAsked })
  const terms = mission === undefined ? null : missionTerms(mission)
  const startDate = mission?.startDate ?? null
  return (time) =>
    terms === null || startDate === null
      ? null
      : hoursPricer(terms, dateAt(instant(startDate), terms.timeZone))(time).priceCents
}

function Effect({ cents }: { cents: number }) {
  const t = useHoursWords()
  const { locale } = useUiWords()
  return cents === 0
    ? t(($) => $.panel.noEffect)
    : t(($) => $.panel.effect, { amount: formatMoneyChange(cents, locale) })
}

/** Ten hours or more are highlighted (TS-32). */
function WorkedLength({ time }: { time: WorkedTime }) {
  const t = useHoursWords()
  const lengthOf = useLength()
  const minutes = workedMinutes(time)
  if (minutes < longDayHours * 60) return lengthOf(minutes)
  return (
    <span className="font-medium text-orange">
      {lengthOf(minutes)}
      <span className="sr-only">{t(($) => $.longDay)}</span>
    </span>
  )
}

function Head({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className="py-1 pr-2 font-normal">
      {children}
    </th>
  )
}

function Cell({ children }: { children: ReactNode }) {
  return <td className="border-t border-line py-1.5 pr-2">{children}</td>
}
