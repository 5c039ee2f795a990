import type { DeskInvoice } from '@renfort/contract/invoice-desk.ts'
import { useCollectionWords } from '../../collection/words.ts'
import { ConcernBadge } from '../concern-badge.tsx'
import { InvoiceStatus } from '../invoice-status.tsx'
import { useLifeCycleWords } from '../life-cycle/words.ts'

/**
 * Paid or to pay, and why somebody has to see to an invoice: in the words of its client, of its bank or of
 * the platform.
 */
export function DeskStatus({ invoice }: { invoice: DeskInvoice }) {
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
