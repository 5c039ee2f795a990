import { countHours } from '@renfort/contract/hours-count.ts'
import { countUnsigned } from '@renfort/contract/contract.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useMe } from '../../platform/me.ts'
import { queryFor } from '../../platform/query.ts'
import { CountMark } from './count-mark.tsx'
import type { NavigationEntry } from './navigation-entries.ts'
import { useFrameWords } from './words.ts'

// Only internal staff see it.
const ToDecideCount = lazy(async () => ({
  default: (await import('./staff-counts.tsx')).ToDecideCount,
}))

const ToCorrectCount = lazy(async () => ({
  default: (await import('./staff-counts.tsx')).ToCorrectCount,
}))

const InboxCount = lazy(async () => ({
  default: (await import('./inbox-count.tsx')).InboxCount,
}))

const laterCounts = { conflicts: ToDecideCount, contested: ToCorrectCount, inbox: InboxCount }

interface EntryCountProps {
  name: NavigationEntry['name']
  className: string
}

/** How much waits for the user behind an entry of the navigation; nothing where nothing does. */
export function EntryCount({ name, className }: EntryCountProps) {
  if (name === 'contracts') return <ToSignCount className={className} />
  if (name === 'conflicts' || name === 'contested' || name === 'inbox') {
    const Count = laterCounts[name]
    return (
      <Suspense>
        <Count className={className} />
      </Suspense>
    )
  }
  return name === 'hours' ? <ToValidateCount className={className} /> : null
}

type CountProps = Pick<EntryCountProps, 'className'>

/** How many documents wait for a signature, « 9+ » above nine (NAV-09, CTR-04). */
function ToSignCount({ className }: CountProps) {
  const t = useFrameWords()
  const { organisation } = useMe()
  const { data } = useQuery({
    ...queryFor(countUnsigned, { params: { id: organisation?.id ?? '' } }),
    enabled: organisation !== null,
    meta: { failure: 'nowhere' },
  })
  const { count = 0 } = data ?? {}
  return <CountMark {...{ count, most: 9, className }} said={t(($) => $.toSign, { count })} />
}

/** How many lines of hours wait to be validated (NAV-06). */
function ToValidateCount({ className }: CountProps) {
  const t = useFrameWords()
  const { data } = useQuery({ ...queryFor(countHours, {}), meta: { failure: 'nowhere' } })
  const { count = 0 } = data ?? {}
  return <CountMark {...{ count, most: 99, className }} said={t(($) => $.toValidate, { count })} />
}
