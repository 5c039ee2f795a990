import { Skeleton } from '../../ui/skeleton.tsx'

interface FieldSkeletonProps {
  label: string
}

/** A field whose choices are loading. */
export function FieldSkeleton({ label }: FieldSkeletonProps) {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-table font-medium">{label}</p>
      <Skeleton className="h-10" />
    </div>
  )
}
