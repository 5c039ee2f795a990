import type { Mission } from '@renfort/contract/mission.ts'
import { lazy, Suspense } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

// Read after the price itself, and in a script of its own: the pages that show it are full.
const PolicyVersionText = lazy(async () => ({
  default: (await import('./policy-version-text.tsx')).PolicyVersionText,
}))

interface PolicyVersionNoteProps {
  mission: Pick<Mission, 'status' | 'pricedWith'>
  className?: string
}

/** By which version of the pay policy a mission is priced, for those who see its price. */
export function PolicyVersionNote({ mission, className }: PolicyVersionNoteProps) {
  const { status, pricedWith } = mission
  if (pricedWith === null) return null
  return (
    <div className={classNames('border-t border-line pt-3 text-sm', className)}>
      <Suspense fallback={<Skeleton className="h-20 w-full" />}>
        <PolicyVersionText isDraft={status === 'draft'} pricedWith={pricedWith} />
      </Suspense>
    </div>
  )
}
