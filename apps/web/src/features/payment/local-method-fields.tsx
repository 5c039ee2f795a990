import { useImperativeHandle, useRef } from 'react'
import { LocalAccountFields } from './local-account-fields.tsx'
import { LocalCardFields } from './local-card-fields.tsx'
import { localSetup } from './local-setup.ts'
import type { LocalHandle } from './local-handle.ts'
import type { MethodFieldsProps } from './setup-state.ts'
import { TrialNumbers } from './trial-numbers.tsx'
import { useLocalChallenge } from './use-local-challenge.tsx'

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
