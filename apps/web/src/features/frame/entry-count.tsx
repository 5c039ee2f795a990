import { countHours } from '@renfort/contract/attendance.ts'
import { listConflicts } from '@renfort/contract/conflicting-hours.ts'
import { countUnsigned } from '@renfort/contract/contract.ts'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../platform/me.ts'
import { queryFor } from '../../platform/query.ts'
import { classNames } from '../../ui/class-names.ts'
import type { NavigationEntry } from './navigation-entries.ts'
import { useFrameWords } from './words.ts'

interface EntryCountProps {
  name: NavigationEntry['name']
  className: string
}

/** How much waits for the user behind an entry of the navigation; nothing where nothing does. */
export function EntryCount({ name, className }: EntryCountProps) {
  if (name === 'contracts') return <ToSignCount className={className} />
  if (name === 'conflicts') return <ToDecideCount className={className} />
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
  return <Mark {...{ count, most: 9, className }} said={t(($) => $.toSign, { count })} />
}

/** How many lines of hours wait to be validated (NAV-06). */
function ToValidateCount({ className }: CountProps) {
  const t = useFrameWords()
  const { data } = useQuery({ ...queryFor(countHours, {}), meta: { failure: 'nowhere' } })
  const { count = 0 } = data ?? {}
  return <Mark {...{ count, most: 99, className }} said={t(($) => $.toValidate, { count })} />
}

/** How many disagreements about hours wait for internal staff (TS-25). */
function ToDecideCount({ className }: CountProps) {
  const t = useFrameWords()
  const { data } = useQuery({
    ...queryFor(listConflicts, { query: { limit: 1 } }),
    meta: { failure: 'nowhere' },
  })
  const { total: count = 0 } = data ?? {}
  return <Mark {...{ count, most: 99, className }} said={t(($) => $.toDecide, { count })} />
}

interface MarkProps extends CountProps {
  count: number
  /** What does not fit the mark any more. */
  most: number
  said: string
}

function Mark({ count, most, said, className }: MarkProps) {
  if (count === 0) return null
  return (
    <span
      className={classNames(
        'min-w-5 rounded-full bg-accent px-1.5 text-center text-xs font-medium text-on-accent tabular-nums',
        className,
      )}
    >
      <span aria-hidden>{count > most ? `${most}+` : count}</span>
      <span className="sr-only">{said}</span>
    </span>
  )
}
