import { Dialog } from '../../../ui/dialog.tsx'
import { ProofForm } from './proof-form.tsx'
import { useFactorWords } from './words.ts'

/** Asks for a proof before what cannot be undone; the call that waits for it then goes on. */
export function ProofDialog({ onEnd }: { onEnd: (isProved: boolean) => void }) {
  const t = useFactorWords()
  return (
    <Dialog isOpen size="small" title={t(($) => $.proof.title)} onClose={() => onEnd(false)}>
      <ProofForm onProved={() => onEnd(true)} />
    </Dialog>
  )
}
