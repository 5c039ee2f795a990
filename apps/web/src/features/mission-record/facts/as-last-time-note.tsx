import type { Mission } from '@renfort/contract/mission.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import type { FollowedFact } from '@renfort/domain/mission/as-last-time.ts'
import History from 'lucide-react/icons/history'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../ui/format-day.ts'
import { useMissionRecordWords } from '../words.ts'

interface AsLastTimeNoteProps {
  mission: Pick<Mission, 'asLastTime'>
  fact: FollowedFact
}

/** Says that a draft took a fact from the previous mission; hidden where the draft has another value. */
export function AsLastTimeNote({ mission: { asLastTime }, fact }: AsLastTimeNoteProps) {
  const t = useMissionRecordWords()
  const { i18n } = useTranslation()
  if (asLastTime === null || !asLastTime.facts.includes(fact)) return null
  const { startDate, timeZone } = asLastTime
  const day =
    startDate === null ? null : formatDay(dateAt(instant(startDate), timeZone), i18n.language)
  return (
    <p className="flex items-center gap-1.5 text-table text-muted">
      <History aria-hidden size={15} className="shrink-0" />
      {day === null ? t(($) => $.facts.asLastTime) : t(($) => $.facts.asLastTimeOn, { day })}
    </p>
  )
}
