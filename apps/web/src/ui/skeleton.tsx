import { classNames } from './class-names.ts'
import { useUiWords } from './ui-words.tsx'

interface SkeletonProps {
  /** Height and width of the loaded content, as class names (`h-6 w-40`). */
  className?: string
}

export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-wait rounded-control bg-grey-wash', className ?? 'h-4')}
    />
  )
}

interface SkeletonRowsProps {
  rows?: number
  /** Height of a row, in pixels. */
  rowHeight?: number
}

/** A list that is loading; a screen reader announces it once. */
export function SkeletonRows({ rows = 5, rowHeight = 56 }: SkeletonRowsProps) {
  const words = useUiWords()
  return (
    <output className="block">
      <span className="sr-only">{words.loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className="flex items-center gap-4 border-b border-line px-4"
          style={{ height: rowHeight }}
        >
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-4 w-1/5" />
          <Skeleton className="ml-auto h-4 w-20" />
        </div>
      ))}
    </output>
  )
}
