import { useId } from 'react'
import { localAt } from '@renfort/domain/kernel/place-time.ts'
import type { CheckedCopy } from '@renfort/domain/shift/copy-week.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { PlaceClocks } from '../../mission-record/planning/place-clocks.tsx'
import { ShiftProblems } from '../shift-warnings.tsx'
import { useShiftWords } from '../words.ts'

/** Shifts before they are added, each with its problems. */
export function CheckedShifts({ copies }: { copies: readonly CheckedCopy[] }) {
  const t = useShiftWords()
  const id = useId()
  const [first] = copies
  if (first === undefined) return null
  return (
    <section className="flex flex-col gap-1">
      <h3 id={id} className="text-table font-medium">
        {t(($) => $.list.count, { count: copies.length })}
      </h3>
      <PlaceClocks zone={first.draft.timeZone} at={first.draft.startsAt} />
      <ul
        aria-labelledby={id}
        className="max-h-56 overflow-y-auto rounded-control border border-line px-3 py-1.5 text-table"
      >
        {copies.map((copy) => (
          <CheckedShift key={`${copy.draft.startsAt} ${copy.draft.endsAt}`} copy={copy} />
        ))}
      </ul>
    </section>
  )
}

function CheckedShift({ copy: { draft, issues, warnings } }: { copy: CheckedCopy }) {
  const t = useShiftWords()
  const { locale } = useUiWords()
  const zone = draft.timeZone
  const [start, end] = [localAt(draft.startsAt, zone), localAt(draft.endsAt, zone)]
  return (
    <li className="py-1">
      <span className="tabular-nums">
        {t(($) => $.week.copy, {
          day: formatDay(start.date, locale),
          from: start.time,
          to: end.time,
          count: draft.slots,
        })}
      </span>
      <ShiftProblems {...{ issues, warnings }} />
    </li>
  )
}
