import { exportAnalytic, exportEntries, exportSales } from '@renfort/contract/invoice/accounting.ts'
import { addMonths, isoDate } from '@renfort/domain/kernel/calendar.ts'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { useDownload } from '../../../platform/use-download.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { MonthSelect } from '../../../ui/month-select.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { useInvoiceWords } from '../words.ts'

/** The files for an accountant: purchases of a company, or sales of the provider. */
const files = {
  purchases: { entries: exportEntries, analytic: exportAnalytic },
  sales: { entries: exportSales },
} as const

interface AccountingDialogProps {
  books: keyof typeof files
  onClose: () => void
}

/** The invoices of a month as files for accounting. */
export function AccountingDialog({ books, onClose }: AccountingDialogProps) {
  const t = useInvoiceWords()
  const today = useProductClock().today()
  // The last month is chosen at first: a month is booked once it is over.
  const [month, setMonth] = useState(addMonths(isoDate(`${today.slice(0, 7)}-01`), -1).slice(0, 7))
  return (
    <Dialog
      isOpen
      size="small"
      title={t(($) => $.books.title)}
      context={t(($) => $.books.context)}
      {...{ onClose }}
    >
      <div className="flex flex-col gap-4">
        <MonthSelect
          label={t(($) => $.books.month)}
          value={month}
          today={today}
          onChange={setMonth}
        />
        <FileOffer file="entries" endpoint={files[books].entries} month={month} />
        {books === 'purchases' && (
          <FileOffer file="analytic" endpoint={files.purchases.analytic} month={month} />
        )}
      </div>
    </Dialog>
  )
}

interface FileOfferProps {
  file: 'entries' | 'analytic'
  endpoint: typeof exportEntries | typeof exportAnalytic | typeof exportSales
  month: string
}

const hasBroken = ({ status }: { readonly status: number }) => status >= 500

function FileOffer({ file, endpoint, month }: FileOfferProps) {
  const t = useInvoiceWords()
  const toast = useToast()
  const { mutate, isPending } = useDownload(endpoint, { handles: hasBroken })
  const onError = (failure: { readonly status: number }) => {
    if (hasBroken(failure)) toast.error(errorSentence('errors.invoice.generation_failed'))
  }
  return (
    <div>
      <Button
        className="w-full"
        icon={<Download aria-hidden size={17} />}
        pending={isPending}
        onPress={() => mutate({ query: { month } }, { onError })}
      >
        {t(($) => $.books.files[file])}
      </Button>
      <p className="mt-1 text-sm text-muted">{t(($) => $.books.help[file])}</p>
    </div>
  )
}
