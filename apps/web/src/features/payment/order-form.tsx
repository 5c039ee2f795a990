import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import type { PaymentInformations } from '@renfort/contract/payment.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import { useState } from 'react'
import { SaveBar } from '../../form/save-bar.tsx'
import { currentLocale } from '../../platform/i18n.ts'
import { LeaveQuestion } from '../../platform/leave-question.tsx'
import { useCan } from '../../platform/me.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { billingCountryOptions } from './billing-fields.tsx'
import { MethodSummary } from './method-summary.tsx'
import { PaymentPart } from './payment-part.tsx'
import { useSavePayment } from './queries.ts'
import { usePaymentWords } from './words.ts'

interface OrderFormProps {
  organisationId: string
  payment: PaymentInformations
}

/** The payment as internal staff see it: to be read, but for the order form (SET-30, ADMIN-09). */
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
      <WrittenPayment payment={payment} />
      <SaveBar isDirty={isDirty} pending={save.isPending} onDiscard={() => setTyped(null)} />
      <LeaveQuestion isDirty={isDirty && !save.isPending} save={submit} />
    </form>
  )
}

function WrittenPayment({ payment }: { payment: PaymentInformations }) {
  const t = usePaymentWords()
  const { billingAddress, accountingInfo, tvaNumber } = payment
  const { street, postalCode, city } = billingAddress
  const countries = billingCountryOptions(currentLocale())
  const country = countries.find(({ id }) => id === billingAddress.country)?.label
  const { firstName, lastName, email, phoneNumber } = accountingInfo
  const parts = [
    [t(($) => $.billing.title), street === '' ? [] : [street, `${postalCode} ${city}`, country]],
    [t(($) => $.billing.vat), tvaNumber === null ? [] : [tvaNumber]],
    [
      t(($) => $.contact.title),
      email === '' ? [] : [fullName({ firstName, lastName }), shownEmail(email), phoneNumber],
    ],
  ] as const
  return (
    <dl className="grid gap-6 sm:grid-cols-3">
      {parts.map(([title, lines]) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          {lines.length === 0 ? (
            <dd className="text-muted">{t(($) => $.none)}</dd>
          ) : (
            lines.map((line) => (
              <dd key={line} className="break-words">
                {line}
              </dd>
            ))
          )}
        </div>
      ))}
    </dl>
  )
}
