import type { InvoiceLineReply } from '@renfort/contract/invoice.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { at, type LegalSource } from '@renfort/domain/law/dated.ts'
import { unworkedHolidaySource } from '@renfort/domain/law/public-holidays.ts'
import { leastTransportShare } from '@renfort/domain/law/public-transport.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { formatDuration } from '../../../ui/format-duration.ts'
import { formatPercent } from '../../../ui/format-figures.ts'
import { Money } from '../../../ui/money.tsx'
import { useMoney } from '../../../ui/use-money.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { LawLink } from '../../quotation/law-link.tsx'
import { usePanelWords } from './words.ts'

interface OtherLineProps {
  line: InvoiceLineReply
  monday: string
}

/** What is no hour of work: what it is for, how much of it, and by which rule. */
export function OtherLine({ line, monday }: OtherLineProps) {
  const { name, how, law } = useLineReading(line, monday)
  return (
    <div className="flex min-h-14 items-center justify-between gap-4 border-b border-line px-2 py-2">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-table text-muted tabular-nums">{how}</p>
        {law !== undefined && (
          <p className="text-sm">
            <LawLink text={law.text} url={law.url ?? null} />
          </p>
        )}
      </div>
      <Money cents={eurosToCents(line.price)} className="font-semibold" />
    </div>
  )
}

interface LineReading {
  readonly name: string
  readonly how: string
  readonly law?: LegalSource
}

function useLineReading(line: InvoiceLineReply, monday: string): LineReading {
  const t = usePanelWords()
  const money = useMoney()
  const { locale } = useUiWords()
  const rate = money(eurosToCents(line.unitPrice))
  const [day] = line.days
  const count = line.days.length
  switch (line.kind) {
    case 'transport':
      return {
        name: t(($) => $.transport),
        how: t(($) => $.transportHow, {
          cost: money(eurosToCents(line.transport?.cost ?? 0)),
          rate: formatPercent(line.transport?.coverRate ?? 0, locale),
        }),
        law: at(leastTransportShare, isoDate(monday)).source,
      }
    case 'bonus':
      return {
        name: t(($) => $.bonus, { name: line.bonusName ?? '' }),
        how: t(($) => $.bonusHow),
      }
    case 'meal':
      return { name: t(($) => $.meals, { count }), how: t(($) => $.mealsHow, { count, rate }) }
    case 'holiday':
    case 'hours':
      return {
        name: t(($) => $.holiday),
        how: t(($) => $.holidayHow, {
          day: day === undefined ? '' : formatDay(isoDate(day), locale, 'medium'),
          duration: formatDuration(line.minutes ?? 0),
          rate,
        }),
        law: unworkedHolidaySource,
      }
  }
}
