import { useState } from 'react'
import { storage } from '../../../platform/storage.ts'

/** From how many shifts on the rows of the table may be compact. */
export const compactFrom = 10

const compact = 'compact'

interface RowDensity {
  /** There are enough shifts to choose. */
  readonly isOffered: boolean
  readonly isCompact: boolean
  readonly setCompact: (isCompact: boolean) => void
}

/** Whether the rows of the table of shifts are compact, as this person has chosen on this device. */
export function useRowDensity(shifts: number): RowDensity {
  const [isLiked, setLiked] = useState(() => storage.readLiking('shiftRows') === compact)
  const isOffered = shifts >= compactFrom
  return {
    isOffered,
    isCompact: isOffered && isLiked,
    setCompact: (isCompact) => {
      storage.keepLiking('shiftRows', isCompact ? compact : 'tall')
      setLiked(isCompact)
    },
  }
}
