import { type RefObject, useEffect } from 'react'
import type { MoveRequest } from './move-request.ts'

/** Whether cards lie on days, or along the hours of one. */
type Axis = 'days' | 'hours'

const loaded = {
  days: async () => (await import('./pointer-moves.ts')).movePointers,
  hours: async () => (await import('./hour-moves.ts')).moveAlongHours,
}

/** Once a mouse comes to the sheet, its cards can be taken; nothing of it is loaded before. */
export function usePointerMoves(
  place: RefObject<HTMLTableElement | null>,
  ask: ((request: MoveRequest) => void) | undefined,
  axis: Axis = 'days',
): void {
  useEffect(() => {
    const sheet = place.current
    if (sheet === null || ask === undefined) return
    let stop = () => undefined as void
    let isOver = false
    const start = ({ pointerType, target }: PointerEvent) => {
      if (pointerType === 'touch') return
      sheet.removeEventListener('pointerover', start)
      loaded[axis]()
        .then((move) => {
          if (!isOver) stop = move(sheet, ask, target)
        })
        // Menu and keys do the same.
        .catch(() => undefined)
    }
    sheet.addEventListener('pointerover', start)
    return () => {
      isOver = true
      sheet.removeEventListener('pointerover', start)
      stop()
    }
  }, [place, ask, axis])
}
