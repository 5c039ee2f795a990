import type { Invoice } from '@renfort/contract/invoice.ts'
import Download from 'lucide-react/icons/download'
import { buttonClass } from '../../ui/button-class.ts'
import { useInvoiceFile } from './use-invoice-file.ts'
import { useInvoiceWords } from './words.ts'

/** The document of an invoice, under its number (INV-07); it comes a moment after the invoice. */
export function InvoiceFile({ invoice }: { invoice: Invoice }) {
  const t = useInvoiceWords()
  const { mutate, isPending } = useInvoiceFile()
  const { referenceNumber: number, sideInvoiceUrl: url } = invoice
  if (url === null) return <span className="text-muted">{t(($) => $.preparing)}</span>
  return (
    <a
      href={url}
      download
      aria-label={t(($) => $.downloadOf, { number })}
      aria-busy={isPending}
      className={buttonClass('quiet', 'small', '-ml-2.5 narrow:-mr-2.5 narrow:ml-0')}
      onClick={(event) => {
        // The page may be older than the address, and a failure is said on it.
        event.preventDefault()
        if (!isPending) mutate(invoice)
      }}
    >
      <Download aria-hidden size={16} className="shrink-0" />
      <span className="md:max-xl:sr-only">{t(($) => $.download)}</span>
    </a>
  )
}
