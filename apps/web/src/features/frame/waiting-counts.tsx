import { listConflicts } from '@renfort/contract/attendance/conflicts.ts'
import { listContested } from '@renfort/contract/contested-contract.ts'
import { readInbox } from '@renfort/contract/inbox.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keyOf, queryFor } from '../../platform/query.ts'
import { CountMark } from './count-mark.tsx'
import { waitingQuery } from './waiting-query.ts'
import { useFrameWords } from './words.ts'

/** The number of waiting items. It loads again after each act, which may have settled one. */
export function InboxCount({ className }: { className: string }) {
  const t = useFrameWords()
  const client = useQueryClient()
  useEffect(
    () =>
      client.getMutationCache().subscribe(({ type, mutation }) => {
        if (type !== 'updated' || mutation.state.status !== 'success') return
        void client.invalidateQueries({ queryKey: keyOf(readInbox) })
      }),
    [client],
  )
  const { data } = useQuery({
    ...waitingQuery(),
    refetchOnWindowFocus: 'always',
    meta: { failure: 'nowhere' },
  })
  const { count = 0 } = data ?? {}
  return <CountMark {...{ count, most: 99, className }} said={t(($) => $.waiting, { count })} />
}

/** How many disagreements about hours wait for internal staff (TS-25). */
export function ToDecideCount({ className }: { className: string }) {
  const t = useFrameWords()
  const { data } = useQuery({
    ...queryFor(listConflicts, { query: { limit: 1 } }),
    meta: { failure: 'nowhere' },
  })
  const { total: count = 0 } = data ?? {}
  return <CountMark {...{ count, most: 99, className }} said={t(($) => $.toDecide, { count })} />
}

/** How many contested contracts wait for internal staff (CTR-22). */
export function ToCorrectCount({ className }: { className: string }) {
  const t = useFrameWords()
  const { data } = useQuery({
    ...queryFor(listContested, { query: { limit: 1 } }),
    meta: { failure: 'nowhere' },
  })
  const { total: count = 0 } = data ?? {}
  return <CountMark {...{ count, most: 99, className }} said={t(($) => $.toCorrect, { count })} />
}
