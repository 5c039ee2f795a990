import { unworkedHolidaySource } from '@renfort/domain/law/public-holidays.ts'
import {
  longestUnworkedHolidayMinutes,
  unworkedHoliday,
} from '@renfort/domain/quotation/unworked-holiday.ts'
import type { HoursTypes } from '@renfort/domain/remuneration/policy.ts'
import { formatDuration } from '../../ui/format-duration.ts'
import { useMoney } from '../../ui/use-money.ts'
import { LawLink } from '../quotation/law-link.tsx'
import { type PayExample, termsOf } from './pay-example.ts'
import { useRemunerationWords } from './words.ts'

interface UnworkedHolidayNoteProps {
  hoursTypes: HoursTypes
  example: PayExample
}

/** REM-25: what a holiday that nobody works costs, whatever the policy says. */
export function UnworkedHolidayNote({ hoursTypes, example }: UnworkedHolidayNoteProps) {
  const money = useMoney()
  const t = useRemunerationWords()
  const { minutes, payCents, priceCents } = unworkedHoliday(
    termsOf(example, hoursTypes),
    longestUnworkedHolidayMinutes,
  )
  const { text, url } = unworkedHolidaySource
  return (
    <p className="text-table text-muted">
      {t(($) => $.unworkedHoliday, {
        duration: formatDuration(minutes),
        pay: money(payCents),
        price: money(priceCents),
      })}{' '}
      <LawLink text={text} url={url ?? null} />
    </p>
  )
}
