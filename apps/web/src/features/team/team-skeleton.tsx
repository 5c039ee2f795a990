import { SkeletonRows } from '../../ui/skeleton.tsx'
import { memberRowHeight } from './member-table.tsx'

/** A team on its way. */
export function TeamSkeleton() {
  return (
    <div className="mx-auto max-w-5xl pt-32">
      <SkeletonRows rows={4} rowHeight={memberRowHeight} />
    </div>
  )
}
