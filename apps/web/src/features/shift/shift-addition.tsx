import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useShiftCommands } from './queries.ts'
import { shiftBodyOf } from './shift-body.ts'
import { usePlanningUndo } from './use-planning-undo.ts'
import { useShiftWords } from './words.ts'

interface AdditionFooterProps {
  /** The number of shifts to add. */
  count: number
  problem: string | undefined
  isSaving: boolean
  onCancel: () => void
  onAdd: () => void
}

/** The foot of a dialog that adds shifts: their number, or why none can be added. */
export function AdditionFooter({ count, problem, isSaving, onCancel, onAdd }: AdditionFooterProps) {
  const t = useShiftWords()
  const words = useUiWords()
  return (
    <>
      <Button onPress={onCancel}>{words.cancel}</Button>
      <Button variant="primary" pending={isSaving} disabledReason={problem} onPress={onAdd}>
        {t(($) => $.duplicate.submit, { count })}
      </Button>
    </>
  )
}

/** Adds shifts all at once, shows a toast with an undo and closes; a refusal leaves the dialog open. */
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
