import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useMe } from '../../platform/me.ts'
import { CountMark } from './count-mark.tsx'
import { toValidateQuery, unsignedCountQuery } from './count-queries.ts'
import type { NavigationEntry } from './navigation-entries.ts'
import { useFrameWords } from './words.ts'

// Only internal staff see this count.
const ToDecideCount = lazy(async () => ({
  default: (await import('./waiting-counts.tsx')).ToDecideCount,
}))

const ToCorrectCount = lazy(async () => ({
  default: (await import('./waiting-counts.tsx')).ToCorrectCount,
}))

const InboxCount = lazy(async () => ({
  default: (await import('./waiting-counts.tsx')).InboxCount,
}))

const laterCounts = { conflicts: ToDecideCount, contested: ToCorrectCount, inbox: InboxCount }

interface EntryCountProps {
  name: NavigationEntry['name']
  className: string
}

/** The number of waiting items behind an entry of the navigation; hidden when it is zero. */
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

/** The number of documents to sign, « 9+ » for more than nine (NAV-09, CTR-04). */
function ToSignCount({ className }: CountProps) {
  const t = useFrameWords()
  const { organisation, group } = useMe()
  const id = (organisation ?? group)?.id
  const { data } = useQuery({
    ...unsignedCountQuery(id ?? ''),
    enabled: id !== undefined,
    meta: { failure: 'nowhere' },
  })
  const { count = 0 } = data ?? {}
  return <CountMark {...{ count, most: 9, className }} said={t(($) => $.toSign, { count })} />
}

/** The number of lines of hours to validate (NAV-06). */
function ToValidateCount({ className }: CountProps) {
  const t = useFrameWords()
  const { data } = useQuery({ ...toValidateQuery(), meta: { failure: 'nowhere' } })
  const { count = 0 } = data ?? {}
  return <CountMark {...{ count, most: 99, className }} said={t(($) => $.toValidate, { count })} />
}
