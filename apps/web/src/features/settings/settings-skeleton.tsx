import { Skeleton } from '../../ui/skeleton.tsx'

/** A form of the settings on its way. */
export function SettingsSkeleton() {
  return (
    <div className="mx-auto max-w-5xl pt-32">
      <Skeleton className="h-80 rounded-panel" />
    </div>
  )
}
