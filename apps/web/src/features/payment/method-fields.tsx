import type { PaymentFront } from '@renfort/contract/payment.ts'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { MethodFieldsProps } from './setup-state.ts'

const LocalMethodFields = lazy(async () => ({
  default: (await import('./local-method-fields.tsx')).LocalMethodFields,
}))
const StripeMethodFields = lazy(async () => ({
  default: (await import('./stripe-method-fields.tsx')).StripeMethodFields,
}))

/** The fields of a new card or account, as its provider draws them. */
export function MethodFields({
  provider,
  ...props
}: MethodFieldsProps & { provider: PaymentFront }) {
  return (
    <Suspense fallback={<Skeleton className="h-32 rounded-panel" />}>
      {provider.kind === 'local' ? (
        <LocalMethodFields {...props} />
      ) : (
        <StripeMethodFields {...props} publishableKey={provider.publishableKey} />
      )}
    </Suspense>
  )
}
