import type { ReactNode } from 'react'
import { useRoomLeft } from './use-room-left.ts'
import { tableRoles } from './table-roles.ts'

interface WindowedBodyProps {
  /** The estimated height of its rows, in pixels, while they are out of sight. */
  expectedHeight: number
  isFirst: boolean
  /** Draws the rows wherever the window is. */
  isKept?: boolean
  className?: string
  /** What its rows still show out of sight, at their height; nothing without this. */
  outOfSight?: ((height: number) => ReactNode) | undefined
  /** Its rows. */
  children: () => ReactNode
}

/** A table body whose rows are in the page only near the window, or while one of them has the focus. */
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
      <tbody {...tableRoles.rowgroup} ref={place} className={className}>
        {isEmpty ? outOfSight?.(emptyHeight) : children()}
      </tbody>
    )
  }
  return (
    <tbody {...tableRoles.rowgroup} ref={place} aria-hidden className={className}>
      <tr style={{ height: emptyHeight }} />
    </tbody>
  )
}
