import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { newestChange } from '../../shift/queries.ts'
import { isUndoKey, usePlanningUndo, useUndoToastOfStep } from '../../shift/use-planning-undo.ts'
import { ShiftPlace } from '../../shift/use-shift-calendar.ts'
import { HeldShift } from './held-shift.tsx'
import type { Asked, MoveRequest } from './move-request.ts'
import { useNewestMission } from './save-move.ts'
import { ShiftCommands } from './shift-commands.tsx'

/** Carries out a request for a mission of the planning, and undoes it. */
export function AskedMove({ asked: { request, count } }: { asked: Asked }) {
  useUndoToastOfStep()
  return (
    <>
      <UndoKey />
      {request !== null && <OfMission key={count} request={request} />}
    </>
  )
}

function OfMission({ request }: { request: MoveRequest }) {
  const mission = useNewestMission(request.missionId)
  if (mission === undefined) return null
  return (
    <ShiftPlace value={mission}>
      {request.kind === 'gesture' ? (
        <HeldShift {...{ mission, request }} />
      ) : (
        <ShiftCommands {...{ mission, request }} />
      )}
    </ShiftPlace>
  )
}

/** Ctrl or ⌘ Z undoes the newest change of a planning, of any mission. */
function UndoKey() {
  const client = useQueryClient()
  const [undone, setUndone] = useState<{ missionId: string; count: number } | null>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const newest = isUndoKey(event) ? newestChange(client) : null
      if (newest === null) return
      event.preventDefault()
      setUndone((former) => ({
        missionId: newest.missionId,
        count: (former?.count ?? 0) + 1,
      }))
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [client])
  return undone && <Undo key={undone.count} missionId={undone.missionId} />
}

function Undo({ missionId }: { missionId: string }) {
  const { undoLast } = usePlanningUndo(missionId)
  const undo = useEffectEvent(undoLast)
  useEffect(() => undo(), [])
  return null
}
