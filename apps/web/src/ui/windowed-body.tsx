import type { ReactNode } from 'react'
import { useRoomLeft } from './use-room-left.ts'

interface WindowedBodyProps {
  /** Height that its rows are expected to take, in pixels, while they are out of sight. */
  expectedHeight: number
  isFirst: boolean
  /** Whether it is drawn wherever the window is. */
  isKept?: boolean
  className?: string
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
  children,
}: WindowedBodyProps) {
  const { place, emptyHeight } = useRoomLeft<HTMLTableSectionElement>(expectedHeight, isFirst)
  const isEmpty = emptyHeight !== null && !isKept
  return (
    <tbody {...rowGroup} ref={place} aria-hidden={isEmpty || undefined} className={className}>
      {isEmpty ? <tr style={{ height: emptyHeight }} /> : children()}
    </tbody>
  )
}
