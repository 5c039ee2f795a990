import { Skeleton } from '../../ui/skeleton.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'

/** The page of a mission on its way: title, essentials, timeline and themes, the price beside. */
export function RecapSkeleton() {
  const words = useUiWords()
  return (
    <output className="mx-auto block max-w-7xl">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-4 w-24" />
      <Skeleton className="mt-4 h-8 w-2/5 narrow:w-4/5" />
      <Skeleton className="mt-3 h-5 w-56" />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-4">
          {['h-36', 'h-28', 'h-80'].map((height) => (
            <Skeleton key={height} className={`${height} w-full`} />
          ))}
        </div>
        <Skeleton className="h-72 w-full narrow:hidden" />
      </div>
    </output>
  )
}
