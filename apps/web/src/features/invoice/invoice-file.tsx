import { type Invoice, readInvoice } from '@renfort/contract/invoice.ts'
import Download from 'lucide-react/icons/download'
import { call } from '../../platform/call.ts'
import { FileLink } from '../../platform/file-link.tsx'
import type { SignedFile } from '../../platform/signed-file.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { useInvoiceWords } from './words.ts'

/** The document of an invoice, which has its own address for a quarter of an hour. */
export const fileOf = ({
  id,
  sideInvoiceUrl,
}: Pick<Invoice, 'id' | 'sideInvoiceUrl'>): SignedFile => ({
  address: sideInvoiceUrl,
  fresh: async (signal) => (await call(readInvoice, { params: { id } }, signal)).sideInvoiceUrl,
})

/** The document of an invoice, under its number (INV-07); it comes a moment after the invoice. */
export function InvoiceFile({ invoice }: { invoice: Invoice }) {
  const t = useInvoiceWords()
  const { referenceNumber: number, sideInvoiceUrl: address } = invoice
  if (address === null) return <span className="text-muted">{t(($) => $.preparing)}</span>
  return (
    <FileLink
      file={{ ...fileOf(invoice), address }}
      aria-label={t(($) => $.downloadOf, { number })}
      className={buttonClass('quiet', 'small', '-ml-2.5 narrow:-mr-2.5 narrow:ml-0')}
    >
      <Download aria-hidden size={16} className="shrink-0" />
      <span className="md:max-xl:sr-only">{t(($) => $.download)}</span>
    </FileLink>
  )
}
