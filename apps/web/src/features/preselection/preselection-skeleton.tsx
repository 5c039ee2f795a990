import { SkeletonRows } from '../../ui/skeleton.tsx'

/** The candidates while they load. */
export function PreselectionSkeleton() {
  return (
    <div className="mx-auto max-w-7xl pt-32">
      <SkeletonRows rows={4} rowHeight={76} />
    </div>
  )
}
