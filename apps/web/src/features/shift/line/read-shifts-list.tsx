import { localAt, zoneOfWork } from '@renfort/domain/kernel/place-time.ts'
import type { CheckedCopy } from '@renfort/domain/shift/copy-week.ts'
import { errorSentence } from '../../../platform/error-words.ts'
import { Day } from '../../../ui/day.tsx'
import { TimeRange } from '../../../ui/time-range.tsx'
import { useBreakLabel } from '../use-break-label.ts'
import { useWarningText } from '../use-warning-text.ts'
import { useShiftLineWords } from './words.ts'

/** The shifts that a line stands for, each with what speaks against it. */
export function ReadShiftsList({ shifts }: { shifts: readonly CheckedCopy[] }) {
  const t = useShiftLineWords()
  return (
    <ul
      aria-label={t(($) => $.list, { count: shifts.length })}
      className="max-h-52 overflow-y-auto rounded-control border border-line bg-surface px-3 py-1 text-table"
    >
      {shifts.map((shift) => (
        <ReadShift key={`${shift.draft.startsAt} ${shift.draft.endsAt}`} shift={shift} />
      ))}
    </ul>
  )
}

function ReadShift({ shift: { draft, issues, warnings } }: { shift: CheckedCopy }) {
  const t = useShiftLineWords()
  const breakLabel = useBreakLabel()
  const warningText = useWarningText()
  const zone = zoneOfWork(draft)
  const [start, end] = [localAt(draft.startsAt, zone), localAt(draft.endsAt, zone)]
  return (
    <li className="border-line py-1 not-first:border-t">
      <span className="flex flex-wrap items-baseline gap-x-4 tabular-nums">
        <Day
          date={start.date}
          style="medium"
          className="min-w-36 font-medium first-letter:uppercase"
        />
        <TimeRange from={start.time} to={end.time} endsNextDay={end.date > start.date} />
        <span>{breakLabel(draft.breakMinutes)}</span>
        <span>{t(($) => $.slots, { count: draft.slots })}</span>
      </span>
      {issues.map(({ key, params }) => (
        <span key={key} className="block text-danger">
          {errorSentence(key, params)}
        </span>
      ))}
      {warnings.map((warning) => (
        <span key={JSON.stringify(warning)} className="block text-orange">
          {warningText(warning)}
        </span>
      ))}
    </li>
  )
}
