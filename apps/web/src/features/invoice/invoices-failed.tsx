import { useQuery } from '@tanstack/react-query'
import CloudOff from 'lucide-react/icons/cloud-off'
import { configQuery } from '../../platform/config.ts'
import { errorSentence } from '../../platform/error-words.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useInvoiceWords } from './words.ts'

interface FailureProps {
  onRetry: () => void
}

/** Invoices that cannot be had: again, or the support (INV-14). */
export function InvoicesFailed({ onRetry }: FailureProps) {
  const t = useInvoiceWords()
  return (
    <EmptyState
      title={t(($) => $.failure)}
      icon={<CloudOff aria-hidden />}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button onPress={onRetry}>{t(($) => $.retry)}</Button>
          <SupportLink />
        </div>
      }
    >
      {errorSentence('errors.invoice.generation_failed')}
    </EmptyState>
  )
}

/** Some years lack: what is shown is not all. */
export function MissingYears({ years, onRetry }: FailureProps & { years: readonly number[] }) {
  const t = useInvoiceWords()
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-panel bg-red-wash px-4 py-3"
    >
      <p className="text-red">
        {t(($) => $.missingYears, { years: years.join(', ') })}{' '}
        {errorSentence('errors.invoice.generation_failed')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onPress={onRetry}>
          {t(($) => $.retry)}
        </Button>
        <SupportLink />
      </div>
    </div>
  )
}

/** Where support is found, if this installation has a place for it. */
function SupportLink() {
  const t = useInvoiceWords()
  const { data } = useQuery(configQuery())
  const { helpCentre = null } = data?.links ?? {}
  if (helpCentre === null) return null
  return (
    <a href={helpCentre} target="_blank" rel="noreferrer" className={buttonClass('quiet')}>
      {t(($) => $.support)}
    </a>
  )
}
