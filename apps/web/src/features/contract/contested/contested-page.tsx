import { type ContestedContract, contestedPageSize } from '@renfort/contract/contested-contract.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import FileCheck from 'lucide-react/icons/file-check'
import { useState } from 'react'
import { staffPaths } from '../../../platform/staff-paths.ts'
import { storage } from '../../../platform/storage.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailedLoad } from '../../../ui/failed-load.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { ActForDialog, useActFor } from '../../administration/act-for-dialog.tsx'
import { ContestedCard } from './contested-card.tsx'
import { contestedQuery } from './queries.ts'
import { useContestedWords } from './words.ts'

/** Contracts that companies contest, for internal staff to correct; the nearest start first. */
export function ContestedPage({ page }: { page: number }) {
  const t = useContestedWords()
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
      <Documents page={page} />
    </div>
  )
}

function Documents({ page }: { page: number }) {
  const t = useContestedWords()
  const { data, isError, refetch } = useQuery({
    ...contestedQuery(page),
    // Whoever has begun to act for a company may not read the list any more, while its page still shows.
    enabled: storage.read('logasId') === null,
  })
  const [chosen, setChosen] = useState<ContestedContract | null>(null)
  if (data === undefined && isError) {
    return <FailedLoad title={t(($) => $.failure)} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <SkeletonRows rows={3} rowHeight={180} />
  if (data.documents.length === 0) {
    return (
      <EmptyState title={t(($) => $.empty)} icon={<FileCheck aria-hidden />}>
        {t(($) => $.emptyText)}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="flex flex-col gap-4">
        {data.documents.map((contested) => (
          <li key={contested.documentId}>
            <ContestedCard contested={contested} onCorrect={() => setChosen(contested)} />
          </li>
        ))}
      </ul>
      <Pagination
        className="mt-4 flex justify-center"
        page={page}
        pageCount={Math.ceil(data.total / contestedPageSize)}
        link={({ page: to, ...link }) => (
          <Link to={staffPaths.contracts} search={{ page: to }} {...link} />
        )}
      />
      {chosen !== null && <Acting contested={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

/** Whoever corrects a contract acts for its company, and begins where that reads it. */
function Acting({ contested, onClose }: { contested: ContestedContract; onClose: () => void }) {
  const navigate = useNavigate()
  const actFor = useActFor()
  const { company, documentId, actFor: person } = contested
  if (person === null) return null
  const { id: _id, ...names } = person
  const user = {
    _id,
    ...names,
    companyId: company.id,
    companyName: company.name,
    isParent: false,
  }
  return (
    <ActForDialog
      user={user}
      onClose={onClose}
      onStarted={() => {
        actFor(user)
        void navigate({ to: '/contracts/$documentId/signature', params: { documentId } })
      }}
    />
  )
}
