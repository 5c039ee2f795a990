import { collectInvoice } from '@renfort/contract/collection.ts'
import type { Invoice } from '@renfort/contract/invoice/invoice.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../platform/me.ts'
import { errorSentence } from '../../platform/error-words.ts'
import { useCommand } from '../../platform/query.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useToast } from '../../ui/use-toast.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useCollectionWords } from './words.ts'

type Collection = NonNullable<Invoice['collection']>

interface CollectionPartProps {
  invoice: Invoice
}

/**
 * When an invoice is collected by card or direct debit; after a refusal or a return by the bank, the reason and what
 * the user can do.
 */
export function CollectionPart({ invoice }: CollectionPartProps) {
  const t = useCollectionWords()
  const { locale } = useUiWords()
  const { collection } = invoice
  if (collection === null) return null
  const { state, method, day } = collection
  const on = day === null ? '' : formatDay(isoDate(day), locale, 'medium')
  if (state === 'refused' || state === 'returned') {
    return <Unpaid invoice={invoice} collection={collection} state={state} next={on} />
  }
  return (
    <section aria-label={t(($) => $.title)}>
      <p>
        {state === 'planned' && method !== null
          ? t(($) => $.planned[method], { day: on })
          : t(($) => $.pending)}
      </p>
    </section>
  )
}

interface UnpaidProps extends CollectionPartProps {
  collection: Collection
  state: 'refused' | 'returned'
  /** The day of the next try; empty when there is none. */
  next: string
}

function Unpaid({ invoice, collection, state, next }: UnpaidProps) {
  const t = useCollectionWords()
  const { reason, method } = collection
  return (
    <section
      aria-label={t(($) => $.title)}
      className="flex flex-col gap-3 rounded-panel bg-orange-wash p-4"
    >
      <div className="text-orange">
        <p className="font-semibold">{t(($) => $[state])}</p>
        {reason !== null && <p>{t(($) => $.reasons[reason])}</p>}
      </div>
      <p>
        {next === '' ? t(($) => $.noNext[state]) : t(($) => $.next, { day: next })}{' '}
        {t(($) => $.transfer)}
      </p>
      <div className="flex flex-wrap gap-2">
        <TryAgain invoice={invoice} collection={collection} hasMethod={method !== null} />
        <Link to={screenPaths.payment} className={buttonClass()}>
          {t(($) => $.change)}
        </Link>
      </div>
    </section>
  )
}

function TryAgain({
  invoice: { id, referenceNumber: number },
  collection: { tries },
  hasMethod,
}: CollectionPartProps & { collection: Collection; hasMethod: boolean }) {
  const t = useCollectionWords()
  const toast = useToast()
  const allowed = useCan('payment.edit')
  const { mutate, isPending } = useCommand(collectInvoice, { changes: ['collections'] })
  const tell = ({ paid, collection }: Invoice) => {
    if (paid) toast.success(t(($) => $.paid, { number }))
    else if (collection?.state === 'pending') toast.success(t(($) => $.asked, { number }))
    else toast.error(t(($) => $.refusedAgain, { number }))
  }
  return (
    <Button
      variant="primary"
      pending={isPending}
      disabledReason={
        allowed.allowed
          ? hasMethod
            ? undefined
            : t(($) => $.noMethod)
          : errorSentence(allowed.because)
      }
      onPress={() => mutate({ params: { id }, body: { tries } }, { onSuccess: tell })}
    >
      {t(($) => $.retry)}
    </Button>
  )
}
