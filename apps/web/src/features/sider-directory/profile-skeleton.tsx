import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'

/** A profile on its way, in its shape: name, then two columns of panels. */
export function ProfileSkeleton({ back }: { back: ReactNode }) {
  const words = useUiWords()
  return (
    <>
      <div className="mb-1.5 text-table">{back}</div>
      <output className="block">
        <span className="sr-only">{words.loading}</span>
        <Skeleton className="mb-7 h-9 w-64 max-w-full" />
        <div className="grid items-start gap-5 lg:grid-cols-2">
          {columns.map((heights) => (
            <div key={heights[0]} className="flex flex-col gap-5">
              {heights.map((height) => (
                <div
                  key={height}
                  className={`rounded-panel border border-line bg-surface p-6 ${height}`}
                >
                  <Skeleton className="h-5 w-32" />
                  <Skeleton className="mt-5 h-4 w-3/4" />
                  <Skeleton className="mt-3 h-4 w-1/2" />
                </div>
              ))}
            </div>
          ))}
        </div>
      </output>
    </>
  )
}

const columns = [
  ['h-80', 'h-60', 'h-40'],
  ['h-64', 'h-40', 'h-52'],
] as const
