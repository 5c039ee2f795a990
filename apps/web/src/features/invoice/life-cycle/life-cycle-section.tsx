import {
  answerInvoice,
  invoiceDispute,
  type InvoiceLifeCycle,
} from '@renfort/contract/invoice/life-cycle.ts'
import type { Invoice, InvoiceDetails } from '@renfort/contract/invoice/invoice.ts'
import { disputeReasons } from '@renfort/domain/invoice/life-cycle/company-answers.ts'
import { creditReasonLimit } from '@renfort/domain/invoice/issue/credit-note.ts'
import { lifeCycleMachine } from '@renfort/domain/invoice/life-cycle/life-cycle-transitions.ts'
import { type InvoiceStatus, lifeCycle } from '@renfort/domain/invoice/life-cycle/life-cycle.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { refusalOf } from '@renfort/domain/kernel/transition.ts'
import { useState } from 'react'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { SelectFormField } from '../../../form/select-form-field.tsx'
import { TextAreaFormField } from '../../../form/text-area-form-field.tsx'
import { issuesOf } from '../../../platform/call.ts'
import { errorSentence } from '../../../platform/error-words.ts'
import { actorOf, useMe } from '../../../platform/me.ts'
import { useCommand } from '../../../platform/query.ts'
import { Button } from '../../../ui/button.tsx'
import { formatPercent } from '../../../ui/format-figures.ts'
import { formatMoney } from '../../../ui/format-money.ts'
import { momentParts } from '../../../ui/moment-parts.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { useLifeCycleWords } from './words.ts'

/**
 * The statuses that the platforms, the company and the seller gave an invoice, the newest first, and the statuses
 * that may follow.
 */
export function LifeCycleSection({ invoice }: { invoice: InvoiceDetails }) {
  const t = useLifeCycleWords()
  const { statuses } = invoice.lifeCycle
  return (
    <section aria-label={t(($) => $.title)} className="flex flex-col gap-3">
      <h3 className="font-semibold">{t(($) => $.title)}</h3>
      <Transmission lifeCycle={invoice.lifeCycle} />
      {statuses.length > 0 && (
        <ol className="text-table">
          {statuses.toReversed().map((said, i) => (
            <Said
              key={statuses.length - i}
              said={said}
              isTakenBack={invoice.type === 'invoice' && (said.amount ?? 0) < 0}
              isLast={i === statuses.length - 1}
            />
          ))}
        </ol>
      )}
      <LifeCycleActs invoice={invoice} />
    </section>
  )
}

/** Why an invoice is not with the platform; nothing where it is. */
function Transmission({ lifeCycle }: { lifeCycle: InvoiceLifeCycle }) {
  const t = useLifeCycleWords()
  const { sentAt, untransmitted } = lifeCycle
  if (sentAt !== null) return null
  return (
    <p className="text-table text-muted">
      {untransmitted === null ? t(($) => $.waiting) : t(($) => $.untransmitted[untransmitted])}
    </p>
  )
}

interface SaidProps {
  said: InvoiceLifeCycle['statuses'][number]
  /** A payment that the bank took back. */
  isTakenBack: boolean
  isLast: boolean
}

const dots = { red: 'bg-red', green: 'bg-green', grey: 'bg-muted' } as const

function Said({ said, isTakenBack, isLast }: SaidProps) {
  const { status, at, by, author, reason, amount, taxRate } = said
  const t = useLifeCycleWords()
  const { locale } = useUiWords()
  const when = { ...momentParts(at, locale, 'short'), author: author ?? t(($) => $.somebody) }
  return (
    <li className="relative pb-3 pl-5 last:pb-0">
      <span
        aria-hidden
        className={`absolute top-1.5 left-0 size-2.5 rounded-full ${dots[isTakenBack ? 'red' : toneOf(status)]}`}
      />
      {!isLast && <span aria-hidden className="absolute top-4 bottom-0 left-1 w-px bg-line" />}
      <p className="font-medium">
        {isTakenBack ? t(($) => $.takenBack) : t(($) => $.statuses[status])}
      </p>
      <p className="text-muted">{t(($) => $.by[by], when)}</p>
      {amount !== null && taxRate !== null && (
        <p className="tabular-nums">
          {t(($) => $.paidIn, {
            amount: formatMoney(eurosToCents(amount), locale),
            rate: formatPercent(taxRate, locale),
          })}
        </p>
      )}
      {reason !== null && (
        <p className="whitespace-pre-line wrap-anywhere">
          {[t(($) => $.reasons[reason.code]), reason.words].filter(Boolean).join('\n')}
        </p>
      )}
    </li>
  )
}

/** What the company may tell the seller about its invoice; a refusal is given elsewhere. */
function LifeCycleActs({ invoice }: { invoice: InvoiceDetails }) {
  const t = useLifeCycleWords()
  const toast = useToast()
  const agent = actorOf(useMe())
  const [isDisputing, setDisputing] = useState(false)
  const { mutate, isPending } = useCommand(answerInvoice)
  const { status: state } = invoice.lifeCycle
  const closed = (event: 'approve' | 'dispute') => {
    const refusal = refusalOf(lifeCycleMachine, event, { state, agent })
    return refusal === null ? undefined : errorSentence(refusal.key)
  }
  const approve = () =>
    mutate(
      { params: { id: invoice.id }, body: { answer: 'approve' } },
      { onSuccess: () => toast.success(t(($) => $.approved)) },
    )
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          pending={isPending}
          disabledReason={closed('approve')}
          onPress={approve}
        >
          {t(($) => $.approve)}
        </Button>
        <Button
          size="small"
          aria-haspopup="dialog"
          disabledReason={closed('dispute')}
          onPress={() => setDisputing(true)}
        >
          {t(($) => $.dispute.act)}
        </Button>
      </div>
      <p className="text-sm text-muted">{t(($) => $.refusal)}</p>
      {isDisputing && <DisputeDialog invoice={invoice} onClose={() => setDisputing(false)} />}
    </div>
  )
}

interface DisputeDialogProps {
  invoice: Pick<Invoice, 'id' | 'referenceNumber'>
  onClose: () => void
}

/** Disputes an invoice, with a reason of the e-invoicing reform and a text. */
function DisputeDialog({ invoice, onClose }: DisputeDialogProps) {
  const t = useLifeCycleWords()
  const toast = useToast()
  const { mutateAsync } = useCommand(answerInvoice)
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={t(($) => $.dispute.title, { number: invoice.referenceNumber })}
      schema={invoiceDispute}
      initial={{ answer: 'dispute', comment: '' }}
      fields={({ control }) => (
        <>
          <SelectFormField
            control={control}
            name="reason"
            label={t(($) => $.dispute.reason)}
            options={disputeReasons.map((id) => ({ id, label: t(($) => $.reasons[id]) }))}
          />
          <TextAreaFormField
            control={control}
            name="comment"
            label={t(($) => $.dispute.comment)}
            help={t(($) => $.dispute.commentHelp)}
            limit={creditReasonLimit}
          />
        </>
      )}
      save={async (body) => {
        await mutateAsync({ params: { id: invoice.id }, body })
        toast.success(t(($) => $.dispute.done))
      }}
      issuesOf={issuesOf}
      submitLabel={t(($) => $.dispute.submit)}
    />
  )
}

const good: readonly InvoiceStatus[] = ['approved', 'paymentSent', 'paidIn']

/** Red where somebody has to act, green where all is well, grey while it is in progress. */
function toneOf(status: InvoiceStatus): 'red' | 'green' | 'grey' {
  if (lifeCycle[status].needsReason) return 'red'
  return good.includes(status) ? 'green' : 'grey'
}
