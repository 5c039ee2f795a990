import {
  answerLocalChallenge,
  confirmLocalSetup,
  type LocalMethod,
  type LocalSetup,
  readLocalSetup,
} from '@renfort/contract/local-payment.ts'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { type ReactNode, useRef, useState } from 'react'
import { call } from '../../platform/call.ts'
import { currentLocale } from '../../platform/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { SetupState } from './setup-state.ts'
import { usePaymentWords } from './words.ts'

interface LocalChallenge {
  /** Asks the simulated bank’s question, and resolves to the state of the set-up. */
  ask: (clientSecret: string) => Promise<SetupState>
  dialog: ReactNode
}

/** The bank’s question, simulated; closing it is a refusal, as at a real bank. */
export function useLocalChallenge(): LocalChallenge {
  const t = usePaymentWords()
  const answer = useRef<((isAccepted: boolean) => void) | null>(null)
  const [isOpen, setOpen] = useState(false)
  const give = (isAccepted: boolean) => {
    setOpen(false)
    answer.current?.(isAccepted)
    answer.current = null
  }
  return {
    ask: async (clientSecret) => {
      setOpen(true)
      const isAccepted = await new Promise<boolean>((resolve) => {
        answer.current = resolve
      })
      return localSetup.answer(clientSecret, isAccepted)
    },
    dialog: (
      <Dialog
        isOpen={isOpen}
        onClose={() => give(false)}
        title={t(($) => $.challenge.title)}
        size="small"
        footer={() => (
          <>
            <Button onPress={() => give(false)}>{t(($) => $.challenge.refuse)}</Button>
            <Button variant="primary" onPress={() => give(true)}>
              {t(($) => $.challenge.accept)}
            </Button>
          </>
        )}
      >
        <div className="flex gap-3">
          <ShieldCheck aria-hidden className="mt-0.5 shrink-0 text-muted" size={22} />
          <div className="flex flex-col gap-2">
            <p>{t(($) => $.challenge.text)}</p>
            <p className="text-table text-muted">{t(($) => $.challenge.local)}</p>
          </div>
        </div>
      </Dialog>
    ),
  }
}

/** The simulated provider, which runs in the browser: the server never receives the method. */
export const localSetup = {
  read: async (clientSecret: string) =>
    stateOf(await call(readLocalSetup, { body: { clientSecret, locale: currentLocale() } })),
  confirm: async (clientSecret: string, method: LocalMethod) =>
    stateOf(
      await call(confirmLocalSetup, { body: { clientSecret, locale: currentLocale(), method } }),
    ),
  answer: async (clientSecret: string, isAccepted: boolean) =>
    stateOf(
      await call(answerLocalChallenge, {
        body: { clientSecret, locale: currentLocale(), isAccepted },
      }),
    ),
}

function stateOf(setup: LocalSetup): SetupState {
  switch (setup.status) {
    case 'succeeded': {
      const { type, paymentMethodId, last4 } = setup
      return { status: 'accepted', type, paymentMethodId, last4 }
    }
    case 'requires_action':
      return { status: 'challenged' }
    case 'requires_payment_method': {
      const { refusal } = setup
      if (refusal === null) return { status: 'open' }
      return { status: 'refused', field: refusal.field, message: refusal.message }
    }
  }
}
