import type { PaymentInformations } from '@renfort/contract/payment.ts'
import { lazy, Suspense, useState } from 'react'
import { SaveBar } from '../../form/save-bar.tsx'
import { LeaveQuestion } from '../../platform/leave-question.tsx'
import { useCan } from '../../platform/me.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { MethodSummary } from './method-summary.tsx'
import { PaymentPart } from './payment-part.tsx'
import { useSavePayment } from './queries.ts'
import { usePaymentWords } from './words.ts'

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
