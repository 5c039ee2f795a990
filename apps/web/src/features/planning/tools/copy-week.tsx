import { deleteShifts } from '@renfort/contract/shift.ts'
import { isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCommand } from '../../../platform/query.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { missionQuery } from '../../mission-record/queries.ts'
import { missionsChangedTogether } from '../../mission-record/mission-changes.ts'
import {
  isAsLeft,
  keepUndoToast,
  newestChange,
  type PlanningChange,
  takeUndoToast,
} from '../../shift/queries.ts'
import { isUndoKey } from '../../shift/use-planning-undo.ts'
import { missionTitle } from '../moves/use-shift-name.ts'
import type { Week } from '../planning-week.ts'
import type { SheetMission } from '../week-sheet.ts'
import { type CopiedWeek, CopyPlanningDialog } from './copy-planning-dialog.tsx'
import { usePlanningToolWords } from './words.ts'

interface CopyWeekProps {
  week: Week
  /** The missions on show. */
  missions: readonly SheetMission[]
  isOpen: boolean
  onClose: () => void
}

/** Copies the week into another one, for all of its missions at once, and undoes that while it is on show. */
export function CopyWeek({ week, missions, isOpen, onClose }: CopyWeekProps) {
  const t = usePlanningToolWords()
  const navigate = useNavigate({ from: screenPaths.planning })
  const announce = useCopyUndo()
  const show = ({ changes, to }: CopiedWeek) => {
    const filled = isoWeekOf(to)
    const count = changes.reduce((sum, { after }) => sum + after.length, 0)
    announce(
      t(($) => $.copyWeek.done, { count, week: filled.week }),
      changes,
    )
    void navigate({ search: (kept) => ({ ...kept, ...filled }), resetScroll: false })
  }
  return isOpen && <CopyPlanningDialog {...{ week, missions, onClose }} onDone={show} />
}

/** A copied week is one change: it has one message, and its toast or Ctrl or ⌘ Z undoes it as a whole. */
function useCopyUndo() {
  const t = usePlanningToolWords()
  const words = useUiWords()
  const toast = useToast()
  const client = useQueryClient()
  const { mutateAsync: remove } = useCommand(deleteShifts, { handles: () => true })
  const [last, setLast] = useState<readonly PlanningChange[] | null>(null)

  const dismissToast = () => {
    const shown = takeUndoToast(client)
    if (shown !== undefined) toast.dismiss(shown)
  }
  /** Returns the name of the mission if its copied shifts stay: another user has changed them, or the API refuses. */
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
    if (kept.length === 0) toast.success(t(($) => $.copyWeek.undone))
    else toast.warning(t(($) => $.copyWeek.kept, { missions: kept.join(', ') }))
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A shift that changed after the copy is undone first.
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
