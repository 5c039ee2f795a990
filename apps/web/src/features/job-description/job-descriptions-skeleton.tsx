import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx'
import { useJobDescriptionWords } from './words.ts'

/** The page while its list is on its way, in the same shape. */
export function JobDescriptionsSkeleton() {
  const t = useJobDescriptionWords()
  return (
    <div className="mx-auto max-w-7xl">
      <PageHeader
        title={t(($) => $.title)}
        context={t(($) => $.context)}
        actions={<Skeleton className="h-10 w-56" />}
      />
      <Skeleton className="mb-1 h-6 w-48" />
      <SkeletonRows rows={5} rowHeight={64} />
    </div>
  )
}
