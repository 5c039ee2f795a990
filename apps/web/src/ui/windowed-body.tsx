import type { ReactNode } from 'react'
import { useRoomLeft } from './use-room-left.ts'

interface WindowedBodyProps {
  /** Height that its rows are expected to take, in pixels, while they are out of sight. */
  expectedHeight: number
  isFirst: boolean
  /** Whether it is drawn wherever the window is. */
  isKept?: boolean
  className?: string
  /** What of its rows stays out of sight, in the height that they take; nothing where this is not said. */
  outOfSight?: ((height: number) => ReactNode) | undefined
  /** Its rows. */
  children: () => ReactNode
}

// Said again, for tables that are laid out as cards on a phone.
const rowGroup = { role: 'rowgroup' } as const

/** A body of a table whose rows are in the page only near the window, or while the focus is among them. */
export function WindowedBody({
  expectedHeight,
  isFirst,
  isKept = false,
  className,
  outOfSight,
  children,
}: WindowedBodyProps) {
  const { place, emptyHeight } = useRoomLeft<HTMLTableSectionElement>(expectedHeight, isFirst)
  const isEmpty = emptyHeight !== null && !isKept
  if (!isEmpty || outOfSight !== undefined) {
    return (
      <tbody {...rowGroup} ref={place} className={className}>
        {isEmpty ? outOfSight?.(emptyHeight) : children()}
      </tbody>
    )
  }
  return (
    <tbody {...rowGroup} ref={place} aria-hidden className={className}>
      <tr style={{ height: emptyHeight }} />
    </tbody>
  )
}
