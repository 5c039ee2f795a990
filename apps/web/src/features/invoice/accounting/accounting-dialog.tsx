import { exportAnalytic, exportEntries, exportSales } from '@renfort/contract/invoice/accounting.ts'
import { addMonths, isoDate } from '@renfort/domain/kernel/calendar.ts'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { useDownload } from '../../../platform/use-download.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { Select } from '../../../ui/select.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useInvoiceWords } from '../words.ts'

/** The files for an accountant: purchases of a company, or sales of the provider. */
const files = {
  purchases: { entries: exportEntries, analytic: exportAnalytic },
  sales: { entries: exportSales },
} as const

const monthsBack = 24

interface AccountingDialogProps {
  books: keyof typeof files
  onClose: () => void
}

/** The invoices of a month as files for accounting. */
export function AccountingDialog({ books, onClose }: AccountingDialogProps) {
  const t = useInvoiceWords()
  const { locale } = useUiWords()
  const today = useProductClock().today()
  const thisMonth = isoDate(`${today.slice(0, 7)}-01`)
  const months = Array.from({ length: monthsBack }, (_, i) => addMonths(thisMonth, -i))
  // The last month is chosen at first: a month is booked once it is over.
  const [month, setMonth] = useState(addMonths(thisMonth, -1).slice(0, 7))
  return (
    <Dialog
      isOpen
      size="small"
      title={t(($) => $.books.title)}
      context={t(($) => $.books.context)}
      {...{ onClose }}
    >
      <div className="flex flex-col gap-4">
        <Select
          label={t(($) => $.books.month)}
          value={month}
          options={months.map((first) => ({
            id: first.slice(0, 7),
            label: formatDay(first, locale, 'month'),
          }))}
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
