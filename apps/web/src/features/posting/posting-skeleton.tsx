import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx'

/** The wizard while its draft loads. It is part of the first script, so it imports nothing of the wizard. */
export function PostingSkeleton() {
  return (
    <div className="flex min-h-[calc(100dvh-var(--tour-top)-var(--tour-foot))] flex-col">
      <div className="border-b border-line bg-surface">
        <div className="mx-auto flex h-24 max-w-7xl flex-col justify-center gap-4 px-8 narrow:px-4">
          <Skeleton className="h-5 w-64 max-w-full" />
          <Skeleton className="h-5 w-full max-w-xl" />
        </div>
      </div>
      <main className="mx-auto flex w-full max-w-7xl flex-1 flex-col gap-3 px-8 py-8 narrow:px-4 narrow:py-6">
        <Skeleton className="h-8 w-96 max-w-full" />
        <Skeleton className="h-4 w-72 max-w-full" />
        <SkeletonRows rows={4} rowHeight={88} />
      </main>
      <div className="sticky bottom-0 h-17 border-t border-line bg-surface" />
    </div>
  )
}
