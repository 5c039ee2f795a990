import { PageHeader } from '../../ui/page-header.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { InboxList } from './inbox-list.tsx'
import { useInboxWords } from './words.ts'

/** Everything that waits for a member of a company, on one page. */
export function InboxPage() {
  const t = useInboxWords()
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title={t(($) => $.title)} context={t(($) => $.context)} />
      <InboxList />
    </div>
  )
}

/** Everything that waits, next to the screen in use. */
export function InboxPanel({ onClose }: { onClose: () => void }) {
  const t = useInboxWords()
  return (
    <SidePanel isOpen onClose={onClose} title={t(($) => $.title)} context={t(($) => $.context)}>
      <InboxList />
    </SidePanel>
  )
}
