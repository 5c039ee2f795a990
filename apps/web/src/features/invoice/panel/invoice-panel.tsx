import { downloadInvoiceXml, type InvoiceDetails } from '@renfort/contract/invoice/invoice.ts'
import { isoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import FileCode from 'lucide-react/icons/file-code'
import { sentenceOf } from '../../../platform/failures.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { useSignedFile } from '../../../platform/signed-file.ts'
import { useDownload } from '../../../platform/use-download.ts'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { CollectionPart } from '../../collection/collection-part.tsx'
import { fileOf } from '../list/invoice-files.tsx'
import type { InvoiceSearch } from '../invoice-search.ts'
import { LifeCycleSection } from '../life-cycle/life-cycle-section.tsx'
import { invoiceQuery, useFilterInvoices } from '../queries.ts'
import { InvoiceTotals } from './invoice-totals.tsx'
import { MissionLines } from './mission-lines.tsx'
import { usePanelWords } from './words.ts'

interface InvoicePanelProps {
  id: string
  search: InvoiceSearch
}

/** An invoice next to the list: its amounts, and the Sider and hours behind each amount. */
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
      title={
        data ? t(($) => $.titles[data.type], { number: data.referenceNumber }) : t(($) => $.reading)
      }
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

interface CreditNotesProps {
  invoice: InvoiceDetails
  search: InvoiceSearch
}

/** The credit notes of an invoice, with their reasons. */
function CreditNotes({ invoice: { creditNotes }, search }: CreditNotesProps) {
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
                to={screenPaths.invoices}
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

/** The seller and the buyer, as they were on the day of the invoice. */
function InvoiceParties({ invoice: { seller, buyer } }: { invoice: InvoiceDetails }) {
  const t = usePanelWords()
  return (
    <Disclosure summary={t(($) => $.parties)}>
      <div className="flex flex-wrap gap-x-12 gap-y-4 text-table">
        <Party name={t(($) => $.seller)} party={seller} />
        <Party name={t(($) => $.buyer)} party={buyer} />
      </div>
    </Disclosure>
  )
}

interface PartyProps {
  name: string
  party: InvoiceDetails['seller']
}

function Party({ name, party }: PartyProps) {
  const t = usePanelWords()
  return (
    <div>
      <h4 className="text-muted">{name}</h4>
      <p className="font-medium">{party.name}</p>
      <p>{party.street}</p>
      <p>{`${party.postalCode} ${party.city}`}</p>
      <p>{t(($) => $.siren, { siren: party.siren })}</p>
      {party.vatNumber !== null && <p>{t(($) => $.vat, { number: party.vatNumber })}</p>}
    </div>
  )
}

/** The PDF for people, which embeds the file for machines, and the file for machines alone. */
function PanelFiles({ invoice }: { invoice: InvoiceDetails }) {
  const t = usePanelWords()
  const pdf = useSignedFile()
  const xml = useDownload(downloadInvoiceXml)
  return (
    <>
      <Button
        icon={<FileCode aria-hidden size={16} />}
        pending={xml.isPending}
        onPress={() => xml.mutate({ params: { id: invoice.id } })}
      >
        {t(($) => $.xml)}
      </Button>
      <Button
        variant="primary"
        icon={<Download aria-hidden size={16} />}
        pending={pdf.isPending}
        disabledReason={invoice.sideInvoiceUrl === null ? t(($) => $.preparing) : undefined}
        onPress={() => pdf.mutate(fileOf(invoice))}
      >
        {t(($) => $.pdf)}
      </Button>
    </>
  )
}
