import type { ProvidedType } from '@renfort/domain/payment/payment-method.ts'
import { useImperativeHandle, useRef } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'
import { LocalAccountFields } from './local-account-fields.tsx'
import { LocalCardFields } from './local-card-fields.tsx'
import type { LocalHandle } from './local-fields.ts'
import { localSetup } from './local-setup.ts'
import type { MethodFieldsProps } from './setup-state.ts'
import { useLocalChallenge } from './use-local-challenge.tsx'
import { usePaymentWords } from './words.ts'

/** The fields of a card or an account where something stands in for the provider. */
export function LocalMethodFields({ ref, type, onProgress }: MethodFieldsProps) {
  const fields = useRef<LocalHandle>(null)
  const challenge = useLocalChallenge()
  useImperativeHandle(ref, () => ({
    check: async () => (await fields.current?.check()) ?? false,
    confirm: async (clientSecret, holder) => {
      const method = fields.current?.method(holder) ?? null
      if (method === null) return { status: 'open' }
      const first = await localSetup.confirm(clientSecret, method)
      const state = first.status === 'challenged' ? await challenge.ask(clientSecret) : first
      if (state.status === 'refused') fields.current?.refuse(state)
      return state
    },
  }))
  return (
    <div className="flex flex-col gap-4">
      {type === 'card' ? (
        <LocalCardFields ref={fields} onProgress={onProgress} />
      ) : (
        <LocalAccountFields ref={fields} onProgress={onProgress} />
      )}
      <TrialNumbers type={type} />
      {challenge.dialog}
    </div>
  )
}

const numbers = {
  card: [
    ['4242 4242 4242 4242', 'accepted'],
    ['4000 0025 0000 3155', 'challenged'],
    ['4000 0000 0000 0002', 'declined'],
    ['4000 0000 0000 9995', 'noFunds'],
  ],
  sepa_debit: [
    ['FR14 2004 1010 0505 0001 3M02 606', 'account'],
    ['FR84 2004 1010 0505 0001 3M02 607', 'accountRefused'],
  ],
} as const

/** The numbers that the stand-in knows, for whoever tries the product. */
function TrialNumbers({ type }: { type: ProvidedType }) {
  const t = usePaymentWords()
  return (
    <Disclosure summary={t(($) => $.trial.title)} className="text-table">
      <p className="text-muted">{t(($) => $.trial.text)}</p>
      <ul className="pt-1">
        {numbers[type].map(([number, outcome]) => (
          <li key={number}>
            <code className="tabular-nums">{number}</code>{' '}
            <span className="text-muted">{t(($) => $.trial[outcome])}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
