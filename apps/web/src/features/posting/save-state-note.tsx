import CloudAlert from 'lucide-react/icons/cloud-alert'
import CloudCheck from 'lucide-react/icons/cloud-check'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { SaveState } from '../../platform/autosaver.ts'
import { usePostingWords } from './words.ts'

interface SaveStateNoteProps {
  state: SaveState
  onRetry: () => void
}

/** Says whether the changes are saved; a failed save offers another try. */
export function SaveStateNote({ state, onRetry }: SaveStateNoteProps) {
  const t = usePostingWords()
  return (
    <div aria-live="polite" className="flex min-h-8 items-center gap-2 text-table text-muted">
      {state === 'failed' ? (
        <>
          <CloudAlert aria-hidden size={16} className="text-red" />
          <span className="text-red">{t(($) => $.autosave.failed)}</span>
          <Button size="small" onPress={onRetry}>
            {t(($) => $.autosave.retry)}
          </Button>
        </>
      ) : (
        <>
          {state === 'saved' ? <CloudCheck aria-hidden size={16} /> : <Spinner />}
          {t(($) => $.autosave[state])}
        </>
      )}
    </div>
  )
}
