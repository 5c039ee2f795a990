import { useQuery } from '@tanstack/react-query'
import CheckCheck from 'lucide-react/icons/check-check'
import CloudOff from 'lucide-react/icons/cloud-off'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { InboxSection } from './inbox-section.tsx'
import { inboxQuery } from './queries.ts'
import { useInboxWords } from './words.ts'

/** All that waits for the user, the most urgent kind first. */
export function InboxList() {
  const t = useInboxWords()
  const { data, isError, refetch } = useQuery({ ...inboxQuery(), meta: { failure: 'nowhere' } })
  if (data === undefined && isError) {
    return (
      <EmptyState
        title={t(($) => $.failure.title)}
        icon={<CloudOff aria-hidden />}
        action={<Button onPress={() => void refetch()}>{t(($) => $.failure.action)}</Button>}
      >
        {t(($) => $.failure.text)}
      </EmptyState>
    )
  }
  if (data === undefined) return <SkeletonRows rows={6} rowHeight={64} />
  if (data.sections.length === 0) {
    return (
      <EmptyState title={t(($) => $.empty.title)} icon={<CheckCheck aria-hidden />}>
        {t(($) => $.empty.text)}
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      {data.sections.map((section) => (
        <InboxSection key={section.kind} section={section} />
      ))}
    </div>
  )
}
