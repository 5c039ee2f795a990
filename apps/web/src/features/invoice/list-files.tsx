import { exportInvoices, type Invoice } from '@renfort/contract/invoice.ts'
import Sheet from 'lucide-react/icons/sheet'
import { errorSentence } from '../../platform/error-words.ts'
import { useDownload } from '../../platform/use-download.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { DownloadSeveral } from '../bundle/download-several.tsx'
import { type InvoiceSearch, statesOf } from './invoice-search.ts'
import { useInvoiceBundle } from './use-invoice-bundle.ts'
import { useInvoiceWords } from './words.ts'

interface ListFilesProps {
  search: InvoiceSearch
  /** What the filters show. */
  invoices: readonly Invoice[]
}

const hasBroken = ({ status }: { readonly status: number }) => status >= 500

/** What the filters show, as files: all documents in one, or the list for a spreadsheet. */
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
