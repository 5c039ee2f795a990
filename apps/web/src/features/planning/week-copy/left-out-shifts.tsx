import { startDayOf } from '@renfort/domain/kernel/place-time.ts'
import type { LeftOut } from '@renfort/domain/shift/week-copy.ts'
import { errorSentence } from '../../../platform/error-words.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useWeekCopyWords } from './words.ts'

/** What stays behind of a mission, by reason, with its days. */
export function LeftOutShifts({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const t = useWeekCopyWords()
  const { locale } = useUiWords()
  const byReason = Map.groupBy(leftOut, ({ because }) =>
    because === null ? t(($) => $.holiday) : errorSentence(because.key, because.params),
  )
  return [...byReason].map(([reason, shifts]) => {
    const days = new Set(shifts.map(({ draft }) => formatDay(startDayOf(draft), locale)))
    return <p key={reason}>{t(($) => $.leftOut, { days: [...days].join(', '), reason })}</p>
  })
}
