import type { Mission } from '@renfort/contract/mission.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { missionQuery } from '../../mission-record/queries.ts'
import { newestChange } from '../../shift/last-change.ts'
import { isUndoKey, usePlanningUndo, useUndoToastOfStep } from '../../shift/use-planning-undo.ts'
import { HeldShift } from './held-shift.tsx'
import { MissionDesk } from './mission-desk.tsx'
import type { Asked } from './move-request.ts'
import { PointedShift } from './pointed-shift.tsx'
import { ShiftPlace } from '../../shift/use-shift-calendar.ts'

/** Does what is asked of the planning, once the mission is read, and undoes it. */
export function MoveDesk({ asked: { request, count } }: { asked: Asked }) {
  useUndoToastOfStep()
  return (
    <>
      <UndoKey />
      <AskedOfMission key={count} request={request} />
    </>
  )
}

/** Reads the mission anew each time: what was kept of it may be older than the week on show. */
function AskedOfMission({ request }: Pick<Asked, 'request'>) {
  const { data, isFetchedAfterMount } = useQuery({
    ...missionQuery(request.missionId),
    refetchOnMount: 'always',
    meta: { failure: 'toast' },
  })
  return isFetchedAfterMount && data !== undefined ? (
    <Desk mission={data} request={request} />
  ) : null
}

function Desk({ mission, request }: { mission: Mission } & Pick<Asked, 'request'>) {
  switch (request.kind) {
    case 'gesture':
      return <HeldShift {...{ mission, request }} />
    case 'pointer':
      return <PointedShift {...{ mission, request }} />
    default:
      return (
        <ShiftPlace value={mission}>
          <MissionDesk {...{ mission, request }} />
        </ShiftPlace>
      )
  }
}

/** Ctrl or ⌘ Z undoes the newest change of a planning, whatever mission it was of. */
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
