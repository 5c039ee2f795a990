import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { useState } from 'react'
import { useShiftCommands } from './queries.ts'
import { shiftBodyOf } from './shift-body.ts'
import { usePlanningUndo } from './use-planning-undo.ts'

/** Adds shifts all at once, says it with an undo and closes; a refusal leaves the dialog as it is. */
export function useShiftAddition(missionId: string, onClose: () => void) {
  const { announce } = usePlanningUndo(missionId)
  const { create } = useShiftCommands(missionId)
  const [isSaving, setSaving] = useState(false)
  const add = async (shifts: readonly ShiftDraft[], done: string) => {
    setSaving(true)
    const change = await create(shifts.map(shiftBodyOf)).catch(() => null)
    setSaving(false)
    if (change === null) return
    announce(done, change)
    onClose()
  }
  return { isSaving, add }
}
