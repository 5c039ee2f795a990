import type { InboxSection } from '@renfort/contract/inbox.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { Link } from '@tanstack/react-router'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { useCollectionWords } from '../collection/words.ts'
import { InboxLine } from './inbox-line.tsx'
import { useInboxWords } from './words.ts'

type Line = (InboxSection & { kind: 'payment' })['lines'][number]

/** An invoice that a bank refused to pay; what can be done stands beside the invoice. */
export function PaymentLine({ line }: { line: Line }) {
  const t = useInboxWords()
  const reasons = useCollectionWords()
  const { invoiceId, referenceNumber, amount, reason, due } = line
  return (
    <InboxLine
      title={
        <Link to="/invoices" search={{ invoice: invoiceId }} className={linkClass('row')}>
          {t(($) => $.invoice, { number: referenceNumber })}
        </Link>
      }
      due={due}
    >
      <span className="flex flex-wrap gap-x-3">
        <Money cents={eurosToCents(amount)} />
        <span>{reasons(($) => $.reasons[reason])}</span>
      </span>
    </InboxLine>
  )
}
