import type { MotiveReply } from '@renfort/contract/motive.ts'
import { isIsoDate } from '@renfort/domain/kernel/calendar.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useMotiveWords } from './words.ts'

interface MotiveSummaryProps {
  motive: Omit<MotiveReply, 'id' | 'organisationId'>
  /** Hides the reason, where the screen already shows it. */
  isReasonHidden?: boolean
}

/** A motive to read: its reason, its justification, the replaced or expected people (SUM-07). */
export function MotiveSummary({ motive, isReasonHidden = false }: MotiveSummaryProps) {
  const t = useMotiveWords()
  const { locale } = useUiWords()
  const { reason, justification, replacements, recruitments } = motive
  const people = [
    ...replacements.map((row) => t(($) => $.people.replacement, { ...row })),
    ...recruitments.map(({ name, position, date }) =>
      t(($) => $.people.recruitment, {
        name,
        position,
        date: isIsoDate(date) ? formatDay(date, locale, 'medium') : date,
      }),
    ),
  ]
  return (
    <span className="block min-w-0">
      {!isReasonHidden && (
        <span className="block font-medium">{t(($) => $.reasons[reason].name)}</span>
      )}
      <span
        className={isReasonHidden ? 'block wrap-break-word' : 'block wrap-break-word text-muted'}
      >
        {justification}
      </span>
      {people.map((line) => (
        <span key={line} className="block text-table wrap-break-word text-muted">
          {line}
        </span>
      ))}
    </span>
  )
}
