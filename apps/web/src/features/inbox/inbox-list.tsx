import { useQuery } from '@tanstack/react-query'
import CheckCheck from 'lucide-react/icons/check-check'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedLoad } from '../../ui/failed-load.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { InboxSection } from './inbox-section.tsx'
import { inboxQuery } from './queries.ts'
import { useInboxWords } from './words.ts'

/** All that waits for the user, the most urgent kind first. */
export function InboxList() {
  const t = useInboxWords()
  const { data, isError, refetch } = useQuery({ ...inboxQuery(), meta: { failure: 'nowhere' } })
  if (data === undefined && isError) {
    return <FailedLoad title={t(($) => $.failure)} onRetry={() => void refetch()} />
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
