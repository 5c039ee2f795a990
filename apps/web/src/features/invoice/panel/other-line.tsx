import type { InvoiceLineReply } from '@renfort/contract/invoice.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { unworkedHolidaySource } from '@renfort/domain/law/public-holidays.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { formatDuration } from '../../../ui/format-duration.ts'
import { Money } from '../../../ui/money.tsx'
import { useMoney } from '../../../ui/use-money.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { LawLink } from '../../quotation/law-link.tsx'
import { usePanelWords } from './words.ts'

/** A public holiday that nobody worked, or meals: what, how much of it, and by which rule. */
export function OtherLine({ line }: { line: InvoiceLineReply }) {
  const t = usePanelWords()
  const money = useMoney()
  const { locale } = useUiWords()
  const { kind, days, minutes, unitPrice } = line
  const rate = money(eurosToCents(unitPrice))
  const count = days.length
  const [day] = days
  const { text, url = null } = unworkedHolidaySource
  return (
    <div className="flex min-h-14 items-center justify-between gap-4 border-b border-line px-2 py-2">
      <div className="min-w-0">
        <p className="font-medium">
          {kind === 'holiday' ? t(($) => $.holiday) : t(($) => $.meals, { count })}
        </p>
        <p className="text-table text-muted tabular-nums">
          {kind === 'holiday'
            ? t(($) => $.holidayHow, {
                day: day === undefined ? '' : formatDay(isoDate(day), locale, 'medium'),
                duration: formatDuration(minutes ?? 0),
                rate,
              })
            : t(($) => $.mealsHow, { count, rate })}
        </p>
        {kind === 'holiday' && (
          <p className="text-sm">
            <LawLink text={text} url={url} />
          </p>
        )}
      </div>
      <Money cents={eurosToCents(line.price)} className="font-semibold" />
    </div>
  )
}
