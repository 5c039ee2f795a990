import type { ContractBatch } from '@renfort/contract/contract.ts'
import { addDays, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { useDayStyle } from '../../platform/use-day-style.ts'
import { formatDay } from '../../ui/format-day.ts'
import { momentParts } from '../../ui/moment-parts.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useContractWords } from './words.ts'

/** By when a batch should be signed, and until when the law lets it be (CTR-24, C-38). */
export function ClockText({ batch }: { batch: Pick<ContractBatch, 'stage' | 'signBefore'> }) {
  const t = useContractWords()
  const { locale } = useUiWords()
  const styleOf = useDayStyle()
  const { stage, signBefore } = batch
  if (stage === null) return null
  const last = isoDate(signBefore.lastDay)
  const dayOf = (date: typeof last) => formatDay(date, locale, styleOf(date))
  if (stage === 'limitPassed') {
    // The last day itself was still lawful.
    return <span className="text-red">{t(($) => $.late, { day: dayOf(addDays(last, 1)) })}</span>
  }
  const target = momentParts(signBefore.target, locale)
  return (
    <span className="flex flex-wrap gap-x-3 text-muted">
      {stage === 'early' && <span>{t(($) => $.before, target)}</span>}
      <span>{t(($) => $.lastDay, { day: dayOf(last) })}</span>
    </span>
  )
}
