import { localAt } from '@renfort/domain/kernel/place-time.ts'
import { type CheckedCopy, weeksOf } from '@renfort/domain/shift/copy-week.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import CircleSlash from 'lucide-react/icons/circle-slash'
import { errorSentence } from '../../../platform/error-words.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { PlaceClocks } from '../../mission-record/planning/place-clocks.tsx'
import { useWarningText } from '../shift-warnings.tsx'
import { useShiftWords } from '../words.ts'
import { useWeekName } from './use-week-name.ts'

interface CopyListProps {
  copies: readonly CheckedCopy[]
  leftOut: ReadonlySet<string>
  onLeaveOut: (leftOut: ReadonlySet<string>) => void
}

/** The shifts of a copy, week by week; the user can leave any out, and impossible ones always are. */
export function CopyList({ copies, leftOut, onLeaveOut }: CopyListProps) {
  const t = useShiftWords()
  const nameOf = useWeekName()
  const [first] = copies
  const withStart = copies.map((copy) => ({
    ...copy,
    timeZone: copy.draft.timeZone,
    startsAt: copy.draft.startsAt,
  }))
  const toggle = (key: string, isKept: boolean) => {
    const next = new Set(leftOut)
    if (isKept) next.delete(key)
    else next.add(key)
    onLeaveOut(next)
  }
  return (
    <section aria-label={t(($) => $.week.preview)} className="flex flex-col gap-4">
      {first !== undefined && <PlaceClocks zone={first.draft.timeZone} at={first.draft.startsAt} />}
      {weeksOf(withStart).map(({ monday, shifts }) => (
        <div key={monday}>
          <h3 className="border-b border-line pb-1 text-table font-medium">{nameOf(monday)}</h3>
          <ul className="flex flex-col">
            {shifts.map((copy) => {
              const key = copyKey(copy.draft)
              return (
                <li key={key} className="py-1.5">
                  <CopyBox
                    copy={copy}
                    isKept={!leftOut.has(key)}
                    onToggle={(isKept) => toggle(key, isKept)}
                  />
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </section>
  )
}

interface CopyBoxProps {
  copy: CheckedCopy
  isKept: boolean
  onToggle: (isKept: boolean) => void
}

function CopyBox({ copy: { draft, issues, warnings }, isKept, onToggle }: CopyBoxProps) {
  const t = useShiftWords()
  const { locale } = useUiWords()
  const warningText = useWarningText()
  const zone = draft.timeZone
  const [start, end] = [localAt(draft.startsAt, zone), localAt(draft.endsAt, zone)]
  const label = t(($) => $.week.copy, {
    day: formatDay(start.date, locale),
    from: start.time,
    to: end.time,
    count: draft.slots,
  })
  const [first] = issues
  if (first !== undefined) {
    return (
      <p className="flex items-start gap-2.5 text-muted">
        <CircleSlash aria-hidden size={18} className="mt-0.5 shrink-0" />
        <span>
          <span className="tabular-nums">{label}</span>
          <span className="block text-sm text-danger">
            {errorSentence(first.key, first.params)}
          </span>
        </span>
      </p>
    )
  }
  return (
    <Checkbox
      isSelected={isKept}
      help={
        isKept && warnings.length > 0 ? (
          <span className="text-orange">{warnings.map(warningText).join(' ')}</span>
        ) : undefined
      }
      onChange={onToggle}
    >
      <span className="tabular-nums">{label}</span>
    </Checkbox>
  )
}

/** Two shifts of a week never start and end together (SHIFT-15). */
export function copyKey({ startsAt, endsAt }: ShiftDraft): string {
  return `${startsAt} ${endsAt}`
}
