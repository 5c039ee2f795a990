import { useSearch } from '@tanstack/react-router'
import { PageHeader } from '../../ui/page-header.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { InboxList } from './inbox-list.tsx'
import { useInboxWords } from './words.ts'

/** Everything that waits for a member of a company, on one page. */
export function InboxPage() {
  const t = useInboxWords()
  const { mail } = useSearch({ strict: false })
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title={t(($) => $.title)} context={t(($) => $.context)} />
      {mail === 'over' && (
        <p className="mb-4 rounded-panel bg-orange-wash px-4 py-3 text-orange">
          {t(($) => $.mailOver)}
        </p>
      )}
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
