import type { PaymentFront } from '@renfort/contract/payment.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { localSetup, useLocalChallenge } from './use-local-challenge.tsx'
import { resumeStripeSetup } from './stripe-js.ts'
import type { AcceptedMethod, SetupResumption, SetupState } from './setup-state.ts'
import { usePaymentWords } from './words.ts'

interface PendingSetupProps {
  clientSecret: string
  provider: PaymentFront
  isSaving: boolean
  onSave: (method: AcceptedMethod) => void
}

/** A set-up that began before this page was loaded: its state, and how to continue. */
export function PendingSetup({ clientSecret, provider, isSaving, onSave }: PendingSetupProps) {
  const t = usePaymentWords()
  const challenge = useLocalChallenge()
  const [settled, setSettled] = useState<SetupState | null>(null)
  const [isAsking, setAsking] = useState(false)
  const resumption: SetupResumption =
    provider.kind === 'local'
      ? { read: localSetup.read, finish: challenge.ask }
      : resumeStripeSetup(provider.publishableKey)
  const found = useQuery({
    queryKey: ['payment-setup', clientSecret],
    queryFn: () => resumption.read(clientSecret),
    staleTime: Infinity,
    retry: false,
    meta: { failure: 'nowhere' },
  }).data
  const state = settled ?? found
  const finish = async () => {
    setAsking(true)
    setSettled(await resumption.finish(clientSecret).catch(() => null))
    setAsking(false)
  }
  const notice = noticeOf()
  return (
    <>
      {notice}
      {challenge.dialog}
    </>
  )

  function noticeOf(): ReactNode {
    if (state === undefined || state.status === 'open') return null
    if (state.status === 'refused') {
      // A refusal from before the page was loaded is not shown; a new one is.
      return settled === null ? null : (
        <Notice text={t(($) => $.pending.failed, { message: state.message })} />
      )
    }
    if (state.status === 'challenged') {
      return (
        <Notice text={t(($) => $.pending.challenge)}>
          <Button pending={isAsking} onPress={() => void finish()}>
            {t(($) => $.pending.continue)}
          </Button>
        </Notice>
      )
    }
    const { type, last4 } = state
    const text =
      last4 === null ? t(($) => $.pending[`${type}Unseen`]) : t(($) => $.pending[type], { last4 })
    return (
      <Notice text={text}>
        <Button variant="primary" pending={isSaving} onPress={() => onSave(state)}>
          {t(($) => $.pending.save)}
        </Button>
      </Notice>
    )
  }
}

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <output className="flex flex-wrap items-center justify-between gap-3 rounded-panel bg-orange-wash px-4 py-3">
      <p className="min-w-48 flex-1 text-orange">{text}</p>
      {children}
    </output>
  )
}
