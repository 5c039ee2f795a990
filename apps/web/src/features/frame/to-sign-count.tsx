import { countUnsigned } from '@renfort/contract/contract.ts'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../platform/me.ts'
import { queryFor } from '../../platform/query.ts'
import { classNames } from '../../ui/class-names.ts'
import { useFrameWords } from './words.ts'

/** How many documents wait for a signature, « 9+ » above nine; nothing where none does (NAV-09, CTR-04). */
export function ToSignCount({ className }: { className: string }) {
  const t = useFrameWords()
  const { organisation } = useMe()
  const { data } = useQuery({
    ...queryFor(countUnsigned, { params: { id: organisation?.id ?? '' } }),
    enabled: organisation !== null,
    meta: { failure: 'nowhere' },
  })
  if (data === undefined || data.count === 0) return null
  return (
    <span
      className={classNames(
        'min-w-5 rounded-full bg-accent px-1.5 text-center text-xs font-medium text-on-accent tabular-nums',
        className,
      )}
    >
      <span aria-hidden>{data.count > 9 ? '9+' : data.count}</span>
      <span className="sr-only">{t(($) => $.toSign, { count: data.count })}</span>
    </span>
  )
}
