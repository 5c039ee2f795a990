import type { ContractBatch } from '@renfort/contract/contract.ts'
import { addDays, instant, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { localAt } from '@renfort/domain/kernel/place-time.ts'
import { useDayStyle } from '../../platform/use-day-style.ts'
import { useZoneName } from '../../platform/use-zone-name.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useContractWords } from './words.ts'

interface ClockTextProps {
  batch: Pick<ContractBatch, 'stage' | 'signBefore' | 'timeZone'>
}

/** The deadline to sign a batch, and the legal limit (CTR-24, C-38), by the clocks of the place of work. */
export function ClockText({ batch }: ClockTextProps) {
  const t = useContractWords()
  const { locale } = useUiWords()
  const styleOf = useDayStyle()
  const zoneName = useZoneName()
  const { stage, signBefore, timeZone } = batch
  if (stage === null) return null
  const last = isoDate(signBefore.lastDay)
  const dayOf = (date: typeof last) => formatDay(date, locale, styleOf(date))
  if (stage === 'limitPassed') {
    // The last day itself was still in time.
    return <span className="text-red">{t(($) => $.late, { day: dayOf(addDays(last, 1)) })}</span>
  }
  const target = instant(signBefore.target)
  const { date, time } = localAt(target, timeZone)
  const zone = zoneName(timeZone, target)
  return (
    <span className="flex flex-wrap gap-x-3 text-muted">
      {stage === 'early' && (
        <span>{t(($) => $.before, { day: formatDay(date, locale, 'short'), time })}</span>
      )}
      <span>{t(($) => $.lastDay, { day: dayOf(last) })}</span>
      {zone !== null && <span>{zone}</span>}
    </span>
  )
}
