import { conflictPageSize } from '@renfort/contract/conflicting-hours.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Handshake from 'lucide-react/icons/handshake'
import { useState } from 'react'
import { staffPaths } from '../../../platform/staff-paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailedLoad } from '../../../ui/failed-load.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { ConflictCard } from './conflict-card.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import { conflictsQuery } from './queries.ts'
import { useConflictWords } from './words.ts'

/** Hours on which companies and Siders disagree, for internal staff to decide; the oldest first. */
export function ConflictsPage({ page }: { page: number }) {
  const t = useConflictWords()
  return (
    <div className="mx-auto max-w-7xl">
      <PageHeader
        title={t(($) => $.title)}
        context={t(($) => $.context)}
        back={
          <Link to={staffPaths.home} className={linkClass()}>
            {t(($) => $.back)}
          </Link>
        }
      />
      <Conflicts page={page} />
    </div>
  )
}

function Conflicts({ page }: { page: number }) {
  const t = useConflictWords()
  const { data, isError, refetch } = useQuery(conflictsQuery(page))
  const [openId, setOpenId] = useState<string | null>(null)
  if (data === undefined && isError) {
    return <FailedLoad title={t(($) => $.failure)} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <SkeletonRows rows={3} rowHeight={200} />
  if (data.conflicts.length === 0) {
    return (
      <EmptyState title={t(($) => $.empty)} icon={<Handshake aria-hidden />}>
        {t(($) => $.emptyText)}
      </EmptyState>
    )
  }
  const open = data.conflicts.find(({ id }) => id === openId)
  return (
    <>
      <ul className="flex flex-col gap-4">
        {data.conflicts.map((conflict) => (
          <li key={conflict.id}>
            <ConflictCard conflict={conflict} onDecide={() => setOpenId(conflict.id)} />
          </li>
        ))}
      </ul>
      <Pagination
        className="mt-4 flex justify-center"
        page={page}
        pageCount={Math.ceil(data.total / conflictPageSize)}
        link={({ page: to, ...link }) => (
          <Link to={staffPaths.attendances} search={{ page: to }} {...link} />
        )}
      />
      {open !== undefined && (
        <ConflictPanel key={open.id} conflict={open} onClose={() => setOpenId(null)} />
      )}
    </>
  )
}
