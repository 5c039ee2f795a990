import type { Mission } from '@renfort/contract/mission.ts'
import { lazy, Suspense } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

// Loaded after the price, in its own script: the pages that show it are near their size limit.
const PolicyVersionText = lazy(async () => ({
  default: (await import('./policy-version-text.tsx')).PolicyVersionText,
}))

interface PolicyVersionNoteProps {
  mission: Pick<Mission, 'status' | 'pricedWith'>
  className?: string
}

/** The version of the pay policy that prices a mission, for users who see its price. */
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
