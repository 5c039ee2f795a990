import type { PaymentInformations } from '@renfort/contract/payment.ts'
import { isProvided, type ProvidedType } from '@renfort/domain/payment/payment-method.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { OthersValue } from '../../form/others-value.tsx'
import { RootError } from '../../form/root-error.tsx'
import { SaveBar } from '../../form/save-bar.tsx'
import { submission } from '../../form/submission.ts'
import { useContractForm } from '../../form/use-contract-form.ts'
import { useSharedForm } from '../../form/use-shared-form.ts'
import { issuesOf } from '../../platform/call.ts'
import { errorSentence } from '../../platform/error-words.ts'
import { LeaveQuestion } from '../../platform/leave-question.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { AddressFields, ContactFields } from './billing-fields.tsx'
import { flatIssues } from './flat-issues.ts'
import { MethodSection } from './method-section.tsx'
import {
  changeOf,
  paymentForm,
  type PaymentFormOutput,
  type PaymentFormValues,
  valuesOf,
} from './payment-form-schema.ts'
import { PaymentPart } from './payment-part.tsx'
import { PendingSetup } from './pending-setup.tsx'
import type { MethodHandle } from './setup-state.ts'
import { paymentQuery, useOpenSetup, useSavePayment } from './queries.ts'
import { useNewMethod } from './use-new-method.ts'
import { usePaymentWords } from './words.ts'

function savedOf(payment: PaymentInformations) {
  return { values: valuesOf(payment), version: payment.version }
}

interface PaymentFormProps {
  organisationId: string
  payment: PaymentInformations
}

/** Method, address and contact, saved together; a new card or account is confirmed with its provider first. */
export function PaymentForm({ organisationId, payment }: PaymentFormProps) {
  const t = usePaymentWords()
  const toast = useToast()
  const client = useQueryClient()
  const form = useContractForm({ schema: paymentForm, defaultValues: valuesOf(payment) })
  const shared = useSharedForm<PaymentFormValues, PaymentFormOutput>(form, savedOf(payment))
  const stored = payment.paymentMethod
  const fields = useRef<MethodHandle>(null)
  const newMethod = useNewMethod(() => form.resetField('method'))
  const { control, formState } = form
  const openSetup = useOpenSetup()
  const params = { id: organisationId }
  const save = useSavePayment(
    (error) => {
      form.applyIssues(flatIssues(issuesOf(error)))
      if (error.key !== 'errors.organisation.stale') return issuesOf(error).length > 0
      void client
        .fetchQuery({ ...paymentQuery(organisationId), staleTime: 0 })
        .then((fresh) => shared.overtake(savedOf(fresh)))
        .catch(() => undefined)
      return true
    },
    (saved) => {
      newMethod.giveUp()
      shared.settle(savedOf(saved))
      toast.success(t(($) => $.saved))
    },
  )

  const chosen = form.watch('method')
  const provided: ProvidedType | null = chosen !== '' && isProvided(chosen) ? chosen : null
  const accepted = newMethod.accepted?.type === chosen ? newMethod.accepted : null
  const isOpen = stored === null || newMethod.isChanging
  const needsNew =
    provided !== null &&
    accepted === null &&
    isOpen &&
    (stored?.type !== provided || newMethod.progress !== 'empty' || stored.state === 'inactive')

  const confirmed = async (type: ProvidedType, values: PaymentFormOutput): Promise<string> => {
    const { clientSecret } = await openSetup.mutateAsync({ params, body: { type } })
    const holder = { name: `${values.firstName} ${values.lastName}`, email: values.email }
    const state = await fields.current?.confirm(clientSecret, holder)
    if (state?.status !== 'accepted') throw new NotConfirmed()
    newMethod.accept(state)
    return state.paymentMethodId
  }
  const saveAll = async (values: PaymentFormOutput) => {
    const paymentMethodId =
      accepted?.paymentMethodId ??
      (needsNew && provided !== null ? await confirmed(provided, values) : undefined)
    await save.mutateAsync({
      params,
      body: {
        data: changeOf(values),
        version: shared.version,
        ...(paymentMethodId === undefined ? {} : { paymentMethodId }),
      },
    })
  }
  const submit = async () => {
    const isRight = !needsNew || ((await fields.current?.check()) ?? false)
    if (isRight) return submission(form, saveAll)()
    await form.trigger()
    return false
  }

  const isDirty =
    formState.isDirty || (isOpen && newMethod.progress === 'complete') || accepted !== null
  const isBusy = formState.isSubmitting
  const othersOf = (name: keyof PaymentFormValues) => {
    const value = shared.others[name]
    return value === undefined ? undefined : (
      <OthersValue value={value} onTake={() => shared.takeOver(name)} />
    )
  }
  return (
    <form
      noValidate
      aria-label={t(($) => $.title)}
      className="flex max-w-3xl flex-col gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void submit()
      }}
    >
      <RootError control={control} />
      {shared.wasOvertaken && (
        <p role="alert" className="rounded-control bg-orange-wash px-3 py-2 text-orange">
          {errorSentence('errors.organisation.stale')}
        </p>
      )}
      {payment.clientSecret !== null &&
        payment.provider !== null &&
        accepted === null &&
        !isBusy && (
          <PendingSetup
            clientSecret={payment.clientSecret}
            provider={payment.provider}
            isSaving={save.isPending}
            onSave={({ type, paymentMethodId }) =>
              save.mutate({ params, body: { data: { paymentMethod: { type } }, paymentMethodId } })
            }
          />
        )}
      <PaymentPart title={t(($) => $.method.title)}>
        {payment.wantOrderForm && <p className="pb-3">{t(($) => $.orderForm.on)}</p>}
        <MethodSection
          {...{ form, stored, newMethod }}
          provider={payment.provider}
          fieldsRef={fields}
        />
      </PaymentPart>
      <PaymentPart title={t(($) => $.billing.title)}>
        <AddressFields form={form} othersOf={othersOf} />
      </PaymentPart>
      <PaymentPart title={t(($) => $.contact.title)} help={t(($) => $.contact.help)}>
        <ContactFields form={form} othersOf={othersOf} />
      </PaymentPart>
      <SaveBar
        isDirty={isDirty}
        pending={isBusy}
        onDiscard={() => {
          newMethod.giveUp()
          shared.discard()
        }}
      />
      <LeaveQuestion isDirty={isDirty && !isBusy} save={submit} />
    </form>
  )
}

/** Nothing was saved, and the fields of the method say why. */
class NotConfirmed extends Error {}
