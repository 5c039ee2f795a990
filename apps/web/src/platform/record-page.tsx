import type { UseQueryResult } from '@tanstack/react-query'
import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FailedLoad } from '../ui/failed-load.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { CallError } from './call-error.ts'

interface RecordPageProps<Shown> {
  query: Pick<UseQueryResult<Shown>, 'data' | 'error' | 'refetch'>
  /** The class for the width of the page. */
  className: string
  /** The link to the list of records. */
  back: ReactNode
  waiting: ReactNode
  /** The statuses of the API that mean that there is no such record. */
  missing?: readonly number[]
  words: { title: string; missing: string; missingText: string; failure: string }
  children: (shown: Shown) => ReactNode
}

/** The page of one record: while it loads, once it is there, or why it is not. */
export function RecordPage<Shown>({
  query: { data, error, refetch },
  className,
  back,
  waiting,
  missing = [404],
  words,
  children,
}: RecordPageProps<Shown>) {
  return (
    <div className={classNames('mx-auto', className)}>
      {data !== undefined ? (
        children(data)
      ) : error === null ? (
        waiting
      ) : (
        <>
          <PageHeader title={words.title} back={back} />
          {error instanceof CallError && missing.includes(error.status) ? (
            <EmptyState title={words.missing} icon={<SearchX aria-hidden />}>
              {words.missingText}
            </EmptyState>
          ) : (
            <FailedLoad title={words.failure} onRetry={() => void refetch()} />
          )}
        </>
      )}
    </div>
  )
}

/** The panels of a record, in two columns where there is room. */
export function RecordColumns({ children: [first, second] }: { children: [ReactNode, ReactNode] }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">{first}</div>
      <div className="flex min-w-0 flex-col gap-5">{second}</div>
    </div>
  )
}
