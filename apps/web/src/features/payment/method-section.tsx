import type { MethodOnFile, PaymentFront } from '@renfort/contract/payment.ts'
import {
  debitCurrencies,
  type DebitCurrency,
  isProvided,
  paymentMethodTypes,
  type PaymentMethodType,
} from '@renfort/domain/payment/payment-method.ts'
import CircleCheck from 'lucide-react/icons/circle-check'
import CreditCard from 'lucide-react/icons/credit-card'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Landmark from 'lucide-react/icons/landmark'
import { lazy, type Ref, Suspense, useEffect, useState } from 'react'
import { RadioCardsFormField } from '../../form/radio-cards-form-field.tsx'
import { RadioGroupFormField } from '../../form/radio-group-form-field.tsx'
import type { ContractForm } from '../../form/use-contract-form.ts'
import { useConfig } from '../../platform/config.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { OthersOf } from './billing-fields.tsx'
import { MethodSummary } from './method-summary.tsx'
import type { PaymentFormOutput, PaymentFormValues } from './payment-form-schema.ts'
import type {
  AcceptedMethod,
  FieldsProgress,
  MethodFieldsProps,
  MethodHandle,
} from './setup-state.ts'
import { usePaymentWords } from './words.ts'

/** A new card or account that will replace the stored one. */
interface NewMethod {
  /** Whether the choice of a method is open. */
  isChanging: boolean
  progress: FieldsProgress
  /** The provider has accepted the method; only saving is left, and can be tried again. */
  accepted: AcceptedMethod | null
  change: () => void
  giveUp: () => void
  setProgress: (progress: FieldsProgress) => void
  accept: (method: AcceptedMethod) => void
}

export function useNewMethod(onGiveUp: () => void): NewMethod {
  const [isChanging, setChanging] = useState(false)
  const [progress, setProgress] = useState<FieldsProgress>('empty')
  const [accepted, setAccepted] = useState<AcceptedMethod | null>(null)
  return {
    isChanging,
    progress,
    accepted,
    change: () => setChanging(true),
    giveUp: () => {
      setChanging(false)
      setProgress('empty')
      setAccepted(null)
      onGiveUp()
    },
    setProgress,
    accept: setAccepted,
  }
}

const icons = {
  card: <CreditCard />,
  sepa_debit: <Landmark />,
  collectionStatement: <ReceiptText />,
}

interface MethodSectionProps {
  form: ContractForm<PaymentFormValues, PaymentFormOutput>
  stored: MethodOnFile | null
  provider: PaymentFront | null
  newMethod: NewMethod
  /** Whether the stored method is being replaced. */
  isOpen: boolean
  fieldsRef: Ref<MethodHandle>
  othersOf: OthersOf
}

/** How the company pays: the stored method, and a way to change it (SET-21, SET-23, SET-29). */
export function MethodSection({
  form,
  stored,
  provider,
  newMethod,
  isOpen,
  fieldsRef,
  othersOf,
}: MethodSectionProps) {
  const t = usePaymentWords()
  const { control } = form
  const chosen = form.watch('method')
  const { accepted } = newMethod
  useEffect(() => {
    const hasNone = form.getValues('currency') === ''
    if (chosen === 'sepa_debit' && hasNone) form.setValue('currency', 'eur', { shouldDirty: true })
  }, [chosen, form])
  if (stored !== null && !isOpen) {
    return (
      <MethodSummary method={stored}>
        <Button onPress={newMethod.change}>{t(($) => $.method.change)}</Button>
      </MethodSummary>
    )
  }
  const closed = provider === null ? t(($) => $.method.notOffered) : undefined
  return (
    <div className="flex flex-col gap-5">
      {stored !== null && (
        <MethodSummary method={stored}>
          <Button onPress={newMethod.giveUp}>{t(($) => $.method.keep)}</Button>
        </MethodSummary>
      )}
      <RadioCardsFormField
        control={control}
        name="method"
        label={t(($) => $.method.choose)}
        help={othersOf('method', (value) => t(($) => $.method[value as PaymentMethodType]))}
        columns={3}
        options={paymentMethodTypes.map((value) => ({
          value,
          label: t(($) => $.method[value]),
          help: t(($) => $.method[`${value}Help`]),
          icon: icons[value],
          disabledReason: isProvided(value) ? closed : undefined,
        }))}
      />
      {accepted !== null && accepted.type === chosen ? (
        <output className="flex items-center gap-2 rounded-control bg-green-wash px-3 py-2 text-green">
          <CircleCheck aria-hidden size={18} className="shrink-0" />
          {t(($) => $.confirmed[accepted.type], { last4: accepted.last4 ?? '' })}
        </output>
      ) : (
        provider !== null &&
        chosen !== '' &&
        isProvided(chosen) && (
          <MethodFields
            key={chosen}
            ref={fieldsRef}
            provider={provider}
            type={chosen}
            onProgress={newMethod.setProgress}
          />
        )
      )}
      {chosen === 'sepa_debit' && (
        <>
          <RadioGroupFormField
            control={control}
            name="currency"
            label={t(($) => $.debit.currency)}
            help={othersOf('currency', (value) => t(($) => $.debit[value as DebitCurrency]))}
            options={debitCurrencies.map((value) => ({ value, label: t(($) => $.debit[value]) }))}
          />
          <MandateText />
        </>
      )}
    </div>
  )
}

const LocalMethodFields = lazy(async () => ({
  default: (await import('./local-method-fields.tsx')).LocalMethodFields,
}))
const StripeMethodFields = lazy(async () => ({
  default: (await import('./stripe-method-fields.tsx')).StripeMethodFields,
}))

/** The fields of a new card or account, as its provider draws them. */
function MethodFields({ provider, ...props }: MethodFieldsProps & { provider: PaymentFront }) {
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

/** The terms of a direct debit: refund within 8 weeks, two days' notice (SET-31). */
function MandateText() {
  const t = usePaymentWords()
  const { productName } = useConfig()
  return (
    <div className="flex flex-col gap-1 rounded-panel bg-wash p-4 text-table">
      <p>{t(($) => $.debit.mandate, { product: productName })}</p>
      <p>{t(($) => $.debit.refund)}</p>
      <p>{t(($) => $.debit.notice)}</p>
    </div>
  )
}
