import { deleteShifts } from '@renfort/contract/shift.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCommand } from '../../../platform/query.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { missionQuery } from '../../mission-record/queries.ts'
import { missionsChangedTogether } from '../../mission-record/stale-answers.ts'
import {
  isAsLeft,
  keepUndoToast,
  newestChange,
  type PlanningChange,
  takeUndoToast,
} from '../../shift/last-change.ts'
import { isUndoKey } from '../../shift/use-planning-undo.ts'
import { missionTitle } from '../moves/use-shift-name.ts'
import { useWeekCopyWords } from './words.ts'

/** A copied week is one act: it is said once, and undone at once by its toast or by Ctrl or ⌘ Z. */
export function useCopyUndo() {
  const t = useWeekCopyWords()
  const words = useUiWords()
  const toast = useToast()
  const client = useQueryClient()
  const { mutateAsync: remove } = useCommand(deleteShifts, { handles: () => true })
  const [last, setLast] = useState<readonly PlanningChange[] | null>(null)

  const dismissToast = () => {
    const shown = takeUndoToast(client)
    if (shown !== undefined) toast.dismiss(shown)
  }
  /** The name of the mission where its copied shifts stay: somebody has changed them, or the API refuses. */
  const undoOne = async (change: PlanningChange): Promise<string | null> => {
    const query = { ...missionQuery(change.missionId), meta: { failure: 'nowhere' } }
    const newest = await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => null)
    const known = newest ?? client.getQueryData(query.queryKey)
    const name = known ? missionTitle(known) : ''
    if (newest === null || !isAsLeft(change, newest.shifts)) return name
    const ids = change.after.map(({ id }) => id)
    return remove({ body: { ids } }).then(
      () => null,
      () => name,
    )
  }
  const undo = async (changes: readonly PlanningChange[]) => {
    setLast(null)
    dismissToast()
    const kept: string[] = []
    for (const change of changes) {
      const name = await undoOne(change)
      if (name !== null) kept.push(name)
    }
    missionsChangedTogether(
      client,
      changes.map(({ missionId }) => missionId),
    )
    if (kept.length === 0) toast.success(t(($) => $.undone))
    else toast.warning(t(($) => $.kept, { missions: kept.join(', ') }))
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A shift that was changed since is undone first.
    if (last === null || newestChange(client) !== null || !isUndoKey(event)) return
    event.preventDefault()
    void undo(last)
  })
  useEffect(() => {
    if (last === null) return
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [last])
  return (text: string, changes: readonly PlanningChange[]) => {
    dismissToast()
    setLast(changes)
    const action = { label: words.undo, onPress: () => void undo(changes) }
    keepUndoToast(client, toast.success(text, action))
  }
}
