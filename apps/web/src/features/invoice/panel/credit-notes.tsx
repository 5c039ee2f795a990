import type { InvoiceDetails } from '@renfort/contract/invoice.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { Link } from '@tanstack/react-router'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import type { InvoiceSearch } from '../invoice-search.ts'
import { usePanelWords } from './words.ts'

interface CreditNotesProps {
  invoice: InvoiceDetails
  search: InvoiceSearch
}

/** What was given back of an invoice, and why. */
export function CreditNotes({ invoice: { creditNotes }, search }: CreditNotesProps) {
  const t = usePanelWords()
  return (
    <section aria-label={t(($) => $.credits)}>
      <h3 className="pb-1 font-semibold">{t(($) => $.credits)}</h3>
      <ul className="text-table">
        {creditNotes.map(({ id, referenceNumber, amount, creditOf }) => (
          <li
            key={id}
            className="flex items-baseline justify-between gap-4 border-t border-line py-2"
          >
            <span className="min-w-0">
              <Link
                to="/invoices"
                search={{ ...search, invoice: id }}
                className={linkClass('text', 'tabular-nums')}
              >
                {referenceNumber}
              </Link>
              <span className="block text-muted wrap-anywhere">{creditOf?.reason}</span>
            </span>
            <Money cents={eurosToCents(amount)} className="font-medium" />
          </li>
        ))}
      </ul>
    </section>
  )
}
