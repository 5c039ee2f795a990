import type { PaymentInformations } from '@renfort/contract/payment.ts'
import type { Issue } from '@renfort/domain/kernel/issue.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import { isProvided, type ProvidedType } from '@renfort/domain/payment/payment-method.ts'
import { lazy, type ReactNode, Suspense, useId, useRef } from 'react'
import { SettingsForm, useSettingsForm } from '../settings/settings-form.tsx'
import { AddressFields, ContactFields } from './billing-fields.tsx'
import { MethodSection, useNewMethod } from './method-section.tsx'
import {
  changeOf,
  paymentForm,
  type PaymentFormOutput,
  type PaymentFormValues,
  valuesOf,
} from './payment-form-schema.ts'
import { paymentQuery, useOpenSetup, useSavePayment } from './queries.ts'
import type { MethodHandle } from './setup-state.ts'
import { usePaymentWords } from './words.ts'

const PendingSetup = lazy(async () => ({
  default: (await import('./pending-setup.tsx')).PendingSetup,
}))

interface PaymentFormProps {
  organisationId: string
  payment: PaymentInformations
}

/** Method, address and contact, saved together; a new card or account is confirmed with its provider first. */
export function PaymentForm({ organisationId, payment }: PaymentFormProps) {
  const t = usePaymentWords()
  const settings = useSettingsForm<PaymentInformations, PaymentFormValues, PaymentFormOutput>({
    schema: paymentForm,
    phones: ['phoneNumber'],
    setting: payment,
    valuesOf,
    query: paymentQuery(organisationId),
    savedText: t(($) => $.saved),
    placed: flatIssues,
  })
  const { form, othersOf } = settings
  const stored = payment.paymentMethod
  const fields = useRef<MethodHandle>(null)
  const newMethod = useNewMethod(() => {
    settings.shared.takeOver('method')
    settings.shared.takeOver('currency')
  })
  const openSetup = useOpenSetup()
  const params = { id: organisationId }
  const save = useSavePayment(settings.handles, (saved) => {
    newMethod.giveUp()
    settings.onSaved(saved)
  })

  const chosen = form.watch('method')
  const provided: ProvidedType | null = chosen !== '' && isProvided(chosen) ? chosen : null
  const accepted = newMethod.accepted?.type === chosen ? newMethod.accepted : null
  const { dirtyFields } = form.formState
  // Another user may have saved a method while one was chosen here: the choice stays open.
  const isOpen =
    stored === null ||
    newMethod.isChanging ||
    newMethod.progress !== 'empty' ||
    dirtyFields.method === true ||
    dirtyFields.currency === true
  const needsNew =
    provided !== null &&
    accepted === null &&
    isOpen &&
    (stored?.type !== provided || newMethod.progress !== 'empty' || stored.state === 'inactive')

  const confirmed = async (type: ProvidedType, values: PaymentFormOutput): Promise<string> => {
    const { clientSecret } = await openSetup.mutateAsync({ params, body: { type } })
    const holder = { name: fullName(values), email: values.email }
    const state = await fields.current?.confirm(clientSecret, holder)
    if (state?.status !== 'accepted') throw new NotConfirmed()
    newMethod.accept(state)
    return state.paymentMethodId
  }
  const saveAll = async (values: PaymentFormOutput, version: string) => {
    const paymentMethodId =
      accepted?.paymentMethodId ??
      (needsNew && provided !== null ? await confirmed(provided, values) : undefined)
    await save.mutateAsync({
      params,
      body: {
        data: changeOf(values),
        version,
        ...(paymentMethodId === undefined ? {} : { paymentMethodId }),
      },
    })
  }
  const submit = async () => {
    const isRight = !needsNew || ((await fields.current?.check()) ?? false)
    if (isRight) return settings.submitWith(saveAll)()
    await form.trigger()
    return false
  }

  const isBusy = form.formState.isSubmitting
  return (
    <SettingsForm
      settings={settings}
      submit={submit}
      label={t(($) => $.title)}
      hasMore={(isOpen && newMethod.progress === 'complete') || accepted !== null}
      onDiscard={newMethod.giveUp}
    >
      {payment.clientSecret !== null &&
        payment.provider !== null &&
        accepted === null &&
        !isBusy && (
          <Suspense>
            <PendingSetup
              clientSecret={payment.clientSecret}
              provider={payment.provider}
              isSaving={save.isPending}
              onSave={({ type, paymentMethodId }) =>
                save.mutate({
                  params,
                  body: { data: { paymentMethod: { type } }, paymentMethodId },
                })
              }
            />
          </Suspense>
        )}
      <PaymentPart title={t(($) => $.method.title)}>
        {payment.wantOrderForm && <p className="pb-3">{t(($) => $.orderForm.on)}</p>}
        <MethodSection
          {...{ form, stored, newMethod, isOpen, othersOf }}
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
    </SettingsForm>
  )
}

/** Thrown when nothing was saved; the fields of the method say why. */
class NotConfirmed extends Error {}

/** The form is flat but the body of the call is nested: the last name of a path gives the field. */
function flatIssues(issues: readonly Issue[]): Issue[] {
  return issues.map((found) => ({
    ...found,
    path: found.path[0] === 'paymentMethodId' ? ['method'] : found.path.slice(-1),
  }))
}

interface PaymentPartProps {
  title: string
  help?: string
  children: ReactNode
}

/** One part of the payment under its title. */
export function PaymentPart({ title, help, children }: PaymentPartProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <div>
        <h2 id={titleId} className="text-lg font-semibold">
          {title}
        </h2>
        {help !== undefined && <p className="text-muted">{help}</p>}
      </div>
      {children}
    </section>
  )
}
