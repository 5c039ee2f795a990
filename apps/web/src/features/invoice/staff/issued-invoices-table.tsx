import type { DeskInvoice } from '@renfort/contract/invoice/staff.ts'
import { retransmissionRefusal } from '@renfort/domain/invoice/life-cycle/retransmission.ts'
import { isoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { Link } from '@tanstack/react-router'
import ClockAlert from 'lucide-react/icons/clock-alert'
import Send from 'lucide-react/icons/send'
import Undo2 from 'lucide-react/icons/undo-2'
import { errorSentence } from '../../../platform/error-words.ts'
import { staffPaths } from '../../../platform/screen-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import { Table } from '../../../ui/table.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { useCollectionWords } from '../../collection/words.ts'
import { ConcernBadge, InvoiceStatus } from '../invoice-status.tsx'
import { useLifeCycleWords } from '../life-cycle/words.ts'
import { useInvoiceWords } from '../words.ts'
import { usePayInvoice, useTransmitAgain } from './queries.ts'
import { useStaffInvoiceWords } from './words.ts'

interface IssuedInvoicesTableProps {
  invoices: readonly DeskInvoice[]
  onCredit: (invoice: DeskInvoice) => void
  onCorrect: (invoice: DeskInvoice) => void
}

/** The company, the amount and the actions of each invoice. */
export function IssuedInvoicesTable({ invoices, onCredit, onCorrect }: IssuedInvoicesTableProps) {
  const t = useStaffInvoiceWords()
  const words = useInvoiceWords()
  return (
    <Table
      isDense
      label={t(($) => $.title)}
      rows={invoices}
      rowKey={({ id }) => id}
      rowHeight={60}
      columns={[
        {
          id: 'number',
          header: words(($) => $.columns.number),
          cell: ({ referenceNumber, type, creditOf }) => (
            <>
              <span className="font-medium tabular-nums">{referenceNumber}</span>
              <p className="text-sm text-muted">
                {words(($) => $.types[type])}{' '}
                {creditOf !== null &&
                  words(($) => $.creditOf, { number: creditOf.referenceNumber })}
              </p>
            </>
          ),
          className: 'w-52 max-xl:w-36',
        },
        {
          id: 'company',
          header: t(($) => $.company),
          cell: ({ company, weekStartDate }) => (
            <>
              <span className="wrap-anywhere">{company.name}</span>
              <Link
                to={staffPaths.indemnities}
                params={{ organisationId: company.id }}
                search={{ monday: weekStartDate }}
                className={linkClass('text', 'block w-fit text-sm')}
              >
                {t(($) => $.indemnities)}
              </Link>
            </>
          ),
        },
        {
          id: 'week',
          header: words(($) => $.columns.week),
          cell: ({ weekStartDate }) =>
            words(($) => $.week, { week: isoWeekOf(isoDate(weekStartDate)).week }),
          className: 'w-24',
          needsRoom: true,
        },
        {
          id: 'amount',
          header: words(($) => $.columns.amount),
          cell: ({ amount }) => <Money cents={eurosToCents(amount)} className="font-medium" />,
          align: 'end',
          className: 'w-36 max-xl:w-34',
        },
        {
          id: 'status',
          header: words(($) => $.columns.status),
          cell: (invoice) => <IssuedInvoiceStatus invoice={invoice} />,
          className: 'w-60 max-xl:w-40',
        },
        {
          id: 'acts',
          header: t(($) => $.acts),
          cell: (invoice) => (
            <Acts
              invoice={invoice}
              onCredit={() => onCredit(invoice)}
              onCorrect={() => onCorrect(invoice)}
            />
          ),
          className: 'w-64 max-xl:w-40',
        },
      ]}
    />
  )
}

interface ActsProps {
  invoice: DeskInvoice
  onCredit: () => void
  onCorrect: () => void
}

function Acts({ invoice, onCredit, onCorrect }: ActsProps) {
  const t = useStaffInvoiceWords()
  const toast = useToast()
  const { mutate, isPending } = usePayInvoice()
  const { id, type, paid, left, collection, referenceNumber: number } = invoice
  const mark = () =>
    mutate(
      { params: { id }, body: { paid: !paid } },
      {
        onSuccess: () =>
          toast.success(
            paid ? t(($) => $.markedUnpaid, { number }) : t(($) => $.markedPaid, { number }),
          ),
      },
    )
  // A payment that the bank was asked for may still succeed: the action waits for the answer of the bank.
  const untilBankAnswers =
    collection?.state === 'pending' ? errorSentence('errors.invoice.collection_pending') : undefined
  const notCredited = () => {
    if (type !== 'invoice') return t(($) => $.credit.ofInvoice)
    return left <= 0 ? t(($) => $.credit.nothingLeft) : untilBankAnswers
  }
  return (
    <div className="flex flex-wrap items-center gap-1 narrow:justify-end">
      <Button size="small" pending={isPending} disabledReason={untilBankAnswers} onPress={mark}>
        {paid ? t(($) => $.markUnpaid) : t(($) => $.markPaid)}
      </Button>
      <IconButton
        size="small"
        label={t(($) => $.credit.title, { number })}
        icon={<Undo2 aria-hidden size={17} />}
        disabledReason={notCredited()}
        onPress={onCredit}
      />
      <IconButton
        size="small"
        label={t(($) => $.correct.title, { number })}
        icon={<ClockAlert aria-hidden size={17} />}
        disabledReason={type === 'invoice' ? undefined : t(($) => $.correct.ofInvoice)}
        onPress={onCorrect}
      />
      <TransmitAgain invoice={invoice} />
    </div>
  )
}

/** Paid or to pay, and why somebody has to act: in the words of the company, of its bank or of the platform. */
function IssuedInvoiceStatus({ invoice }: { invoice: DeskInvoice }) {
  const { concern, standing, collection } = invoice
  const reasons = useCollectionWords()
  const refusal = collection?.reason ?? null
  return (
    <>
      <ConcernBadge concern={concern} /> <InvoiceStatus invoice={invoice} />
      {refusal !== null && (
        <p className="mt-0.5 text-sm text-muted">{reasons(($) => $.reasons[refusal])}</p>
      )}
      <Why standing={standing} />
    </>
  )
}

function Why({ standing: { reason, untransmitted, detail } }: Pick<DeskInvoice, 'standing'>) {
  const t = useLifeCycleWords()
  const lines = [
    reason !== null && t(($) => $.reasons[reason.code]),
    reason?.words,
    untransmitted !== null && t(($) => $.untransmitted[untransmitted]),
    detail,
  ].filter(Boolean)
  if (lines.length === 0) return null
  return (
    <p className="mt-0.5 text-sm whitespace-pre-line text-muted wrap-anywhere">
      {lines.join('\n')}
    </p>
  )
}

/** Sends an invoice again when the approved platform does not have it. */
function TransmitAgain({ invoice }: { invoice: DeskInvoice }) {
  const t = useStaffInvoiceWords()
  const toast = useToast()
  const { mutate, isPending } = useTransmitAgain()
  const { id, referenceNumber: number, standing } = invoice
  const closed = retransmissionRefusal(standing)
  const again = () =>
    mutate(
      { params: { id } },
      { onSuccess: () => toast.success(t(($) => $.transmit.done, { number })) },
    )
  return (
    <IconButton
      size="small"
      label={t(($) => $.transmit.act, { number })}
      icon={<Send aria-hidden size={17} />}
      pending={isPending}
      disabledReason={closed === null ? undefined : errorSentence(closed.key)}
      onPress={again}
    />
  )
}
