import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useCan } from '../../../platform/me.ts'
import { type Asked, type MoveRequest, nextAsked } from './move-request.ts'
import { MovesContext } from './moves-context.ts'

// The week is read before it is changed.
const MoveDesk = lazy(async () => ({ default: (await import('./move-desk.tsx')).MoveDesk }))

/** Lets whoever may edit missions change the shifts of the planning where they stand. */
export function PlanningMoves({ children }: { children: ReactNode }) {
  const mayEdit = useCan('mission.edit').allowed
  const [asked, setAsked] = useState<Asked | null>(null)
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
      {asked !== null && (
        <Suspense>
          <MoveDesk asked={asked} />
        </Suspense>
      )}
    </MovesContext>
  )
}
