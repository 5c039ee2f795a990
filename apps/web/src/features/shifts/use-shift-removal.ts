import type { Shift } from '@renfort/contract/shifts.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { shiftDraftOf } from '../quotation/mission-terms.ts'
import { useShiftCommands } from './queries.ts'
import { shiftBodyOf } from './shift-body.ts'
import { useShiftWords } from './words.ts'

/** Deletes shifts; the toast that says so can bring them back (SHIFT-26). */
export function useShiftRemoval(missionId: string): (shifts: readonly Shift[]) => Promise<void> {
  const t = useShiftWords()
  const words = useUiWords()
  const toast = useToast()
  const { create, remove } = useShiftCommands(missionId)

  const restore = (shifts: readonly Shift[]) => {
    const bodies = shifts.map((shift) => shiftBodyOf(shiftDraftOf(shift)))
    create(bodies).then(
      () => toast.success(t(($) => $.done.restored, { count: shifts.length })),
      () => undefined,
    )
  }
  return async (shifts) => {
    const isDone = await remove(shifts).then(
      () => true,
      () => false,
    )
    if (!isDone) return
    toast.success(
      t(($) => $.done.removed, { count: shifts.length }),
      {
        label: words.undo,
        onPress: () => restore(shifts),
      },
    )
  }
}
