import { SkeletonRows } from '../../ui/skeleton.tsx'

/** A pay policy on its way. */
export function RemunerationSkeleton() {
  return (
    <div className="mx-auto max-w-5xl pt-32">
      <SkeletonRows rows={5} rowHeight={160} />
    </div>
  )
}
