import type { InvoiceDetails } from '@renfort/contract/invoice.ts'
import { isoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../../platform/failures.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { CollectionPart } from '../../collection/collection-part.tsx'
import { LifeCycleSection } from '../life-cycle/life-cycle-section.tsx'
import type { InvoiceSearch } from '../invoice-search.ts'
import { invoiceQuery } from '../queries.ts'
import { useFilterInvoices } from '../use-filter-invoices.ts'
import { CreditNotes } from './credit-notes.tsx'
import { InvoiceParties } from './invoice-parties.tsx'
import { InvoiceTotals } from './invoice-totals.tsx'
import { MissionLines } from './mission-lines.tsx'
import { PanelFiles } from './panel-files.tsx'
import { usePanelWords } from './words.ts'

interface InvoicePanelProps {
  id: string
  search: InvoiceSearch
}

/** An invoice beside the list: what it comes to, and whose hours each amount is for. */
export function InvoicePanel({ id, search }: InvoicePanelProps) {
  const t = usePanelWords()
  const { locale } = useUiWords()
  const filter = useFilterInvoices(search)
  const { data, error, refetch } = useQuery({ ...invoiceQuery(id), meta: { failure: 'nowhere' } })
  const [start, end] = [data?.weekStartDate, data?.weekEndDate].map((day) => day && isoDate(day))
  return (
    <SidePanel
      isOpen
      size="large"
      onClose={() => filter({ invoice: undefined })}
      title={data ? t(($) => $.titles[data.type], { number: data.referenceNumber }) : '…'}
      context={
        start &&
        end &&
        t(($) => $.week, {
          week: isoWeekOf(start).week,
          start: formatDay(start, locale, 'short'),
          end: formatDay(end, locale, 'medium'),
        })
      }
      footer={data && <PanelFiles invoice={data} />}
    >
      {data !== undefined ? (
        <PanelBody invoice={data} search={search} />
      ) : error === null ? (
        <SkeletonRows rows={6} />
      ) : (
        <div className="flex flex-col items-start gap-3 py-4">
          <p>
            {t(($) => $.failed)} {sentenceOf(error)}
          </p>
          <Button onPress={() => void refetch()}>{t(($) => $.retry)}</Button>
        </div>
      )}
    </SidePanel>
  )
}

function PanelBody({ invoice, search }: { invoice: InvoiceDetails; search: InvoiceSearch }) {
  return (
    <div className="flex flex-col gap-7">
      <InvoiceTotals invoice={invoice} />
      <CollectionPart invoice={invoice} />
      <LifeCycleSection invoice={invoice} />
      {invoice.creditNotes.length > 0 && <CreditNotes invoice={invoice} search={search} />}
      {invoice.missions.length > 0 && <MissionLines invoice={invoice} />}
      <InvoiceParties invoice={invoice} />
    </div>
  )
}
