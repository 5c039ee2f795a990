import { type RefObject, useRef } from 'react'
import { useMoves } from './moves/moves-context.ts'
import { usePointerMoves } from './moves/use-pointer-moves.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useRovingStop } from './use-roving-stop.ts'
import { usePlanningWords } from './words.ts'

interface WorkGrid {
  readonly sheet: RefObject<HTMLTableElement | null>
  /** What its keys do, for those who hear it. */
  readonly help: string
}

/** Makes a table a place to work in: one tab stop, arrows, and shifts that keys and pointers move. */
export function useWorkGrid(onStep: (weeks: 1 | -1) => void): WorkGrid {
  const t = usePlanningWords()
  const sheet = useRef<HTMLTableElement>(null)
  const moves = useMoves()
  usePointerMoves(sheet, moves?.ask)
  useRovingStop(sheet)
  useGridKeys(sheet, {
    onStep,
    onGesture: (asked, gesture) => moves?.ask({ kind: 'gesture', ...asked, gestures: [gesture] }),
  })
  return { sheet, help: moves === null ? t(($) => $.gridHelp) : t(($) => $.gridMoves) }
}
