import type { Invoice } from '@renfort/contract/invoice/invoice.ts'
import { daysBetween, isoDate } from '@renfort/domain/kernel/calendar.ts'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock3 from 'lucide-react/icons/clock-3'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Undo2 from 'lucide-react/icons/undo-2'
import { useProductClock } from '../../platform/product-clock.ts'
import { useDayStyle } from '../../platform/use-day-style.ts'
import { Badge } from '../../ui/badge.tsx'
import { unbrokenDay } from '../../ui/format-day.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useInvoiceWords } from './words.ts'

type Owed = Pick<Invoice, 'type' | 'settlement' | 'dueDate' | 'collection'>

/** Paid, credited or to pay (INV-06); an invoice to pay also shows its due date, or how late it is. */
export function InvoiceStatus({ invoice }: { invoice: Owed }) {
  const t = useInvoiceWords()
  const { locale } = useUiWords()
  const styleOf = useDayStyle()
  const today = useProductClock().today()
  const { type, settlement } = invoice
  const dueDate = isoDate(invoice.dueDate)
  if (type === 'creditNote') {
    return (
      <Badge tone={settlement === 'unpaid' ? 'blue' : 'green'}>
        {t(($) => $.creditStates[settlement === 'unpaid' ? 'unpaid' : 'paid'])}
      </Badge>
    )
  }
  if (settlement === 'credited') {
    return (
      <Badge tone="grey" icon={<Undo2 aria-hidden />}>
        {t(($) => $.states.credited)}
      </Badge>
    )
  }
  if (settlement === 'paid') {
    return (
      <Badge tone="green" icon={<CircleCheck aria-hidden />}>
        {t(($) => $.states.paid)}
      </Badge>
    )
  }
  const { collection } = invoice
  if (collection !== null) return <Collected collection={collection} />
  const daysLate = daysBetween(dueDate, today)
  const isLate = daysLate > 0
  return (
    <>
      <Badge
        tone={isLate ? 'red' : 'orange'}
        icon={isLate ? <TriangleAlert aria-hidden /> : <Clock3 aria-hidden />}
      >
        {t(($) => $.states.unpaid)}
      </Badge>
      <p className={`mt-0.5 text-sm ${isLate ? 'text-danger' : 'text-muted'}`}>
        {isLate
          ? t(($) => $.overdue, { count: daysLate })
          : t(($) => $.due, { day: unbrokenDay(dueDate, locale, styleOf(dueDate)) })}
      </p>
    </>
  )
}

/** The state of a payment by card or direct debit. */
function Collected({ collection }: { collection: NonNullable<Invoice['collection']> }) {
  const t = useInvoiceWords()
  const { locale } = useUiWords()
  const styleOf = useDayStyle()
  const { state, day } = collection
  const on = day === null ? null : isoDate(day)
  const isUnpaid = state === 'refused' || state === 'returned'
  return (
    <>
      <Badge
        tone={isUnpaid ? 'red' : state === 'pending' ? 'blue' : 'orange'}
        icon={isUnpaid ? <TriangleAlert aria-hidden /> : <Clock3 aria-hidden />}
      >
        {t(($) => $.collection[state])}
      </Badge>
      {on !== null && (
        <p className="mt-0.5 text-sm text-muted">
          {t(($) => (isUnpaid ? $.nextTry : $.collectedOn), {
            day: unbrokenDay(on, locale, styleOf(on)),
          })}
        </p>
      )}
    </>
  )
}

/** A problem of an invoice, next to its payment status; nothing for an invoice without a problem. */
export function ConcernBadge({ concern }: Pick<Invoice, 'concern'>) {
  const t = useInvoiceWords()
  if (concern === null) return null
  return (
    <Badge tone="red" icon={<TriangleAlert aria-hidden />}>
      {t(($) => $.concerns[concern])}
    </Badge>
  )
}
