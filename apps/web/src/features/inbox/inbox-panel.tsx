import { SidePanel } from '../../ui/side-panel.tsx'
import { InboxList } from './inbox-list.tsx'
import { useInboxWords } from './words.ts'

/** What waits, beside the screen that one works on. */
export function InboxPanel({ onClose }: { onClose: () => void }) {
  const t = useInboxWords()
  return (
    <SidePanel isOpen onClose={onClose} title={t(($) => $.title)} context={t(($) => $.context)}>
      <InboxList />
    </SidePanel>
  )
}
