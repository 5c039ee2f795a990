import { listConflicts } from '@renfort/contract/attendance/conflicts.ts'
import { listContested } from '@renfort/contract/contested-contract.ts'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../platform/query.ts'
import { CountMark } from './count-mark.tsx'
import { useFrameWords } from './words.ts'

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
