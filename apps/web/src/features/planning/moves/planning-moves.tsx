import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { useCan } from '../../../platform/me.ts'
import { whenIdle } from '../../../platform/when-idle.ts'
import { type Asked, type MoveRequest, MovesContext, nextAsked } from './move-request.ts'

// The week shows first; the code of dragging loads once the browser is idle, or a mouse comes to a card before.
const AskedMove = lazy(async () => ({ default: (await import('./asked-move.tsx')).AskedMove }))
const DragShifts = lazy(async () => ({ default: (await import('./drag-shifts.tsx')).DragShifts }))

/** Lets users who may edit missions change the shifts in the planning itself. */
export function PlanningMoves({ children }: { children: ReactNode }) {
  const mayEdit = useCan('mission.edit').allowed
  const [asked, setAsked] = useState<Asked | null>(null)
  const hasMouse = useMouseOnCard()
  const moves = useMemo(
    () => ({
      ask: (request: MoveRequest) => setAsked((former) => nextAsked(former, request)),
    }),
    [],
  )
  if (!mayEdit) return children
  return (
    <MovesContext value={moves}>
      {children}
      <Suspense>{asked !== null && <AskedMove asked={asked} />}</Suspense>
      <Suspense>
        {hasMouse && <DragShifts onTake={() => setAsked((former) => nextAsked(former, null))} />}
      </Suspense>
    </MovesContext>
  )
}

/** Where a finger is the only pointer, nothing is dragged. */
const finePointer = window.matchMedia('(any-pointer: fine)')

/**
 * Whether a mouse or a pen may drag a shift: soon after the week is shown, so that the first drag finds the code
 * loaded, or at once when it comes to a card.
 */
function useMouseOnCard(): boolean {
  const [hasCome, setCome] = useState(false)
  useEffect(() => {
    if (hasCome) return
    const cancel = finePointer.matches ? whenIdle(() => setCome(true)) : undefined
    const onOver = ({ pointerType, target }: PointerEvent) => {
      const isOnCard = target instanceof Element && target.closest('table [data-card]') !== null
      if (isOnCard && pointerType !== 'touch') setCome(true)
    }
    document.addEventListener('pointerover', onOver)
    return () => {
      cancel?.()
      document.removeEventListener('pointerover', onOver)
    }
  }, [hasCome])
  return hasCome
}
