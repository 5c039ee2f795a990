import type { Shift } from '@renfort/contract/shift.ts'
import type { ShiftScope } from '@renfort/domain/shift/series.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { missionQuery } from '../mission-record/queries.ts'
import {
  forgetChange,
  isAsLeft,
  keepUndoToast,
  lastChangeOf,
  type PlanningChange,
  takeUndoToast,
  useShiftCommands,
} from './queries.ts'
import { useShiftWords } from './words.ts'

interface PlanningUndo {
  /** Says that something was done; the toast can undo it. */
  announce: (text: string, change: PlanningChange) => void
  undoLast: () => void
}

/** Undoes a change of a planning: the same times, in the same series. */
export function usePlanningUndo(missionId: string): PlanningUndo {
  const t = useShiftWords()
  const words = useUiWords()
  const toast = useToast()
  const client = useQueryClient()
  const { create, updateMany, remove } = useShiftCommands(missionId)

  const dismissToast = () => {
    const shown = takeUndoToast(client)
    if (shown !== undefined) toast.dismiss(shown)
  }
  const undo = async (change: PlanningChange) => {
    const { before, after } = change
    // Read again, so that changes of other users are not undone too.
    const newest = await client
      .fetchQuery({ ...missionQuery(missionId), staleTime: 0 })
      .catch(() => null)
    if (newest === null) return
    if (!isAsLeft(change, newest.shifts)) {
      forgetChange(client, change)
      dismissToast()
      toast.warning(t(($) => $.done.changedSince))
      return
    }
    const back =
      before.length === 0 ? remove(after) : after.length === 0 ? create(before) : updateMany(before)
    const undone = await back.catch(() => null)
    if (undone === null) return
    forgetChange(client, change)
    forgetChange(client, undone)
    dismissToast()
    toast.success(
      after.length === 0
        ? t(($) => $.done.restored, { count: before.length })
        : t(($) => $.done.undone),
    )
  }

  return {
    announce: (text, change) => {
      dismissToast()
      const action = { label: words.undo, onPress: () => void undo(change) }
      keepUndoToast(client, toast.success(text, action))
    },
    undoLast: () => {
      const last = lastChangeOf(client, missionId)
      if (last !== null) void undo(last)
    },
  }
}

/** Ctrl or ⌘ Z undoes the last change of the planning on the page. */
export function useUndoKey(missionId: string): void {
  const { undoLast } = usePlanningUndo(missionId)
  const undo = useEffectEvent(undoLast)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isUndoKey(event)) return
      event.preventDefault()
      undo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Closes the undo toast when the user leaves the planning. */
export function useUndoToastOfStep(): void {
  const toast = useToast()
  const client = useQueryClient()
  useEffect(
    () => () => {
      const shown = takeUndoToast(client)
      if (shown !== undefined) toast.dismiss(shown)
    },
    [client, toast],
  )
}

/** The elements where Ctrl or ⌘ Z is not for the planning: fields, which have their own undo, and dialogs. */
const typedInto =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'
const layers = '[role="dialog"], [role="alertdialog"]'

/** Ctrl or ⌘ Z, not held, outside of fields and dialogs. */
export function isUndoKey(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== 'z' || event.repeat || event.defaultPrevented) return false
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return false
  if (document.querySelector(layers) !== null) return false
  return !(event.target instanceof Element && event.target.matches(typedInto))
}

/** The shifts to delete; for a series, one of its shifts and the scope. */
export interface Removal {
  readonly shifts: readonly Shift[]
  readonly series?: { readonly id: string; readonly scope: ShiftScope } | undefined
}

/** Deletes shifts; its toast can bring them back (SHIFT-26). */
export function useShiftRemoval(missionId: string): (removal: Removal) => Promise<void> {
  const t = useShiftWords()
  const { remove, removeSeries } = useShiftCommands(missionId)
  const { announce } = usePlanningUndo(missionId)

  return async ({ shifts, series }) => {
    const work = series ? removeSeries(series.id, series.scope, shifts) : remove(shifts)
    const change = await work.catch(() => null)
    if (change !== null)
      announce(
        t(($) => $.done.removed, { count: shifts.length }),
        change,
      )
  }
}
