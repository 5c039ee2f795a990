import { useSuspenseQuery } from '@tanstack/react-query'
import { useCan, useMe } from '../../platform/me.ts'
import { SettingsFrame } from '../settings/settings-frame.tsx'
import { OrderForm } from './order-form.tsx'
import { PaymentForm } from './payment-form.tsx'
import { paymentQuery } from './queries.ts'
import { usePaymentWords } from './words.ts'

/** How the company pays (SET-21 to SET-32); internal staff who act for it can change only the order form. */
export function PaymentPage() {
  const t = usePaymentWords()
  const organisationId = useMe().organisation?.id ?? ''
  const mayEdit = useCan('payment.edit').allowed
  const payment = useSuspenseQuery(paymentQuery(organisationId)).data
  return (
    <SettingsFrame selected="payment" title={t(($) => $.title)} context={t(($) => $.context)}>
      {mayEdit ? (
        <PaymentForm organisationId={organisationId} payment={payment} />
      ) : (
        <OrderForm organisationId={organisationId} payment={payment} />
      )}
    </SettingsFrame>
  )
}
