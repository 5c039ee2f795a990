import { exportInvoices, type Invoice, readInvoice } from '@renfort/contract/invoice/invoice.ts'
import Download from 'lucide-react/icons/download'
import Sheet from 'lucide-react/icons/sheet'
import { call } from '../../../platform/call.ts'
import { errorSentence } from '../../../platform/error-words.ts'
import { FileLink } from '../../../platform/file-link.tsx'
import { useProductClock } from '../../../platform/product-clock.ts'
import { signedFile, type SignedFile } from '../../../platform/signed-file.ts'
import { useDownload } from '../../../platform/use-download.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { DownloadSeveral, useBundle } from '../../bundle/download-several.tsx'
import { type InvoiceSearch, statesOf } from '../invoice-search.ts'
import { useInvoiceWords } from '../words.ts'

/** The document of an invoice; its address lives for a quarter of an hour. */
export const fileOf = ({
  id,
  sideInvoiceUrl,
}: Pick<Invoice, 'id' | 'sideInvoiceUrl'>): SignedFile => ({
  address: sideInvoiceUrl,
  fresh: async (signal) => (await call(readInvoice, { params: { id } }, signal)).sideInvoiceUrl,
})

/** The document of an invoice, named by its number (INV-07); it is ready a moment after the invoice. */
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

interface ListFilesProps {
  search: InvoiceSearch
  /** The invoices that the filters leave. */
  invoices: readonly Invoice[]
}

const hasBroken = ({ status }: { readonly status: number }) => status >= 500

/** Exports the invoices that the filters leave: all documents in one file, or the list as a spreadsheet. */
export function ListFiles({ search, invoices }: ListFilesProps) {
  const t = useInvoiceWords()
  const toast = useToast()
  const { progress, start, cancel } = useInvoiceBundle()
  const { mutate, isPending } = useDownload(exportInvoices, { handles: hasBroken })
  const { status, from, to, reference } = search
  const settlement = status === undefined ? undefined : [...statesOf(search)]
  return (
    <div data-print="hide" className="flex flex-wrap items-center gap-1">
      <DownloadSeveral
        progress={progress}
        chosen={0}
        total={invoices.length}
        isWhole
        onStart={() => start(invoices)}
        onCancel={cancel}
      />
      <Button
        variant="quiet"
        icon={<Sheet aria-hidden size={17} />}
        pending={isPending}
        onPress={() =>
          mutate(
            { query: { settlement, from, to, reference } },
            {
              onError: (failure) => {
                if (hasBroken(failure)) {
                  toast.error(errorSentence('errors.invoice.generation_failed'))
                }
              },
            },
          )
        }
      >
        {t(($) => $.csv)}
      </Button>
    </div>
  )
}

/** Downloads the documents of invoices in archives of at most 200, each under its number. */
function useInvoiceBundle() {
  const t = useInvoiceWords()
  const clock = useProductClock()
  const { start, ...bundle } = useBundle()
  return {
    ...bundle,
    start: (invoices: readonly Invoice[]) =>
      start({
        archive: t(($) => $.archive, { day: clock.today() }),
        list: async () =>
          invoices.map((invoice) => ({
            name: `${invoice.referenceNumber.replaceAll('/', '-')}.pdf`,
            fetch: async (signal) => {
              const file = await signedFile(fileOf(invoice), signal)
              return new Uint8Array(await file.arrayBuffer())
            },
          })),
      }),
  }
}
