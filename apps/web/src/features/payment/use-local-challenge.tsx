import ShieldCheck from 'lucide-react/icons/shield-check'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { localSetup } from './local-setup.ts'
import type { SetupState } from './setup-state.ts'
import { usePaymentWords } from './words.ts'

interface LocalChallenge {
  /** Asks in the bank’s place, and answers what became of the set-up. */
  ask: (clientSecret: string) => Promise<SetupState>
  dialog: ReactNode
}

/** The bank’s question, as the stand-in asks it; closing it is a refusal, as it is at a bank. */
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
