import { type RefObject, useEffect } from 'react'
import type { MoveRequest } from './move-request.ts'

/** Once a mouse comes to the sheet, its cards can be taken; nothing of it is loaded before. */
export function usePointerMoves(
  place: RefObject<HTMLTableElement | null>,
  ask: ((request: MoveRequest) => void) | undefined,
): void {
  useEffect(() => {
    const sheet = place.current
    if (sheet === null || ask === undefined) return
    let stop = () => undefined as void
    let isOver = false
    const start = ({ pointerType, target }: PointerEvent) => {
      if (pointerType === 'touch') return
      sheet.removeEventListener('pointerover', start)
      import('./pointer-moves.ts')
        .then(({ movePointers }) => {
          if (!isOver) stop = movePointers(sheet, ask, target)
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
  }, [place, ask])
}
