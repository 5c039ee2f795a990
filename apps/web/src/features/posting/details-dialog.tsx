import type { Mission } from '@renfort/contract/mission.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SummarySections } from './summary-sections.tsx'
import { usePostingWords } from './words.ts'

interface DetailsDialogProps {
  mission: Mission
  onClose: () => void
}

/** Makes a text without controls focusable, so that the keyboard can scroll it. */
const reachable = { tabIndex: 0 }

/** What is known of the mission so far, to be read only (N-26). */
export function DetailsDialog({ mission, onClose }: DetailsDialogProps) {
  const t = usePostingWords()
  return (
    <Dialog
      isOpen
      size="large"
      onClose={onClose}
      title={t(($) => $.frame.detailsTitle)}
      context={t(($) => $.frame.detailsContext)}
    >
      <section {...reachable} aria-label={t(($) => $.frame.detailsTitle)}>
        <SummarySections mission={mission} editor={null} />
      </section>
    </Dialog>
  )
}
