import type { PaymentInformations } from '@renfort/contract/payment.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { SaveBar } from '../../form/save-bar.tsx'
import { LeaveQuestion } from '../../platform/leave-question.tsx'
import { useCan, useMe } from '../../platform/me.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { SettingsFrame } from '../settings/settings-frame.tsx'
import { MethodSummary } from './method-summary.tsx'
import { PaymentForm, PaymentPart } from './payment-form.tsx'
import { paymentQuery, useSavePayment } from './queries.ts'
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

// Only internal staff read it: its code loads for them alone.
const WrittenPayment = lazy(async () => ({
  default: (await import('./written-payment.tsx')).WrittenPayment,
}))

interface OrderFormProps {
  organisationId: string
  payment: PaymentInformations
}

/** The payment settings as internal staff see them: read-only, except the order form (SET-30, ADMIN-09). */
export function OrderForm({ organisationId, payment }: OrderFormProps) {
  const t = usePaymentWords()
  const toast = useToast()
  const mayOrder = useCan('payment.orderForm').allowed
  const [typed, setTyped] = useState<boolean | null>(null)
  const save = useSavePayment(
    () => false,
    () => {
      setTyped(null)
      toast.success(t(($) => $.orderForm.saved))
    },
  )
  const isWanted = typed ?? payment.wantOrderForm
  const isDirty = isWanted !== payment.wantOrderForm
  const submit = () =>
    save
      .mutateAsync({ params: { id: organisationId }, body: { data: { wantOrderForm: isWanted } } })
      .then(
        () => true,
        () => false,
      )
  return (
    <form
      noValidate
      aria-label={t(($) => $.title)}
      className="flex max-w-3xl flex-col gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) void submit()
      }}
    >
      <p className="rounded-control bg-wash px-3 py-2">{t(($) => $.orderForm.readOnly)}</p>
      {mayOrder && (
        <PaymentPart title={t(($) => $.orderForm.title)}>
          <Checkbox help={t(($) => $.orderForm.help)} isSelected={isWanted} onChange={setTyped}>
            {t(($) => $.orderForm.label)}
          </Checkbox>
        </PaymentPart>
      )}
      <PaymentPart title={t(($) => $.method.title)}>
        {payment.paymentMethod === null ? (
          <p className="text-muted">{t(($) => $.none)}</p>
        ) : (
          <MethodSummary method={payment.paymentMethod} />
        )}
      </PaymentPart>
      <Suspense>
        <WrittenPayment payment={payment} />
      </Suspense>
      <SaveBar isDirty={isDirty} pending={save.isPending} onDiscard={() => setTyped(null)} />
      <LeaveQuestion isDirty={isDirty && !save.isPending} save={submit} />
    </form>
  )
}
