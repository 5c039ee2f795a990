import type { Invoice } from '@renfort/contract/invoice.ts'
import Download from 'lucide-react/icons/download'
import { buttonClass } from '../../ui/button-class.ts'
import { useInvoiceWords } from './words.ts'

/** The document of an invoice, under its number (INV-07); it comes a moment after the invoice. */
export function InvoiceFile({ invoice }: { invoice: Invoice }) {
  const t = useInvoiceWords()
  const { referenceNumber: number, sideInvoiceUrl: url } = invoice
  if (url === null) return <span className="text-muted">{t(($) => $.preparing)}</span>
  return (
    <a
      href={url}
      download
      aria-label={t(($) => $.downloadOf, { number })}
      className={buttonClass('quiet', 'small', '-ml-2.5')}
    >
      <Download aria-hidden size={16} />
      {t(($) => $.download)}
    </a>
  )
}
