import type { ShiftGesture } from '@renfort/domain/shift/gesture.ts'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useMoves } from '../moves/move-request.ts'
import { usePlanningWords } from '../words.ts'
import { keepFocusOn } from './keep-focus-on.ts'
import type { AllRows } from './virtual-rows.tsx'
import {
  type Goal,
  goalAfter,
  stopAround,
  stopAt,
  stopBeside,
  useRovingStop,
} from './use-roving-stop.ts'

interface GridKeys {
  readonly sheet: RefObject<HTMLTableElement | null>
  /** The rows between which the keys move. */
  readonly rows: RefObject<AllRows | null>
  /** Describes the keys, for screen readers. */
  readonly help: string
}

/**
 * Gives a week the keys of a grid: one tab stop, arrows that go from shift to shift and with Alt move the shift
 * itself, and Page keys that change the week.
 */
export function useGridKeys(onStep: (weeks: 1 | -1) => void): GridKeys {
  const t = usePlanningWords()
  const place = useRef<HTMLTableElement>(null)
  const rows = useRef<AllRows>(null)
  const moves = useMoves()
  useRovingStop(place)
  useKeys(place, (event, sheet) => {
    const around = stopAround(event.target)
    const gesture = gestureOf(event, 'days')
    if (around !== null && gesture !== null) {
      const { mission: missionId, shift: shiftId } = around.dataset
      event.preventDefault()
      if (missionId && shiftId) {
        moves?.ask({ kind: 'gesture', missionId, shiftId, gestures: [gesture] })
      }
      return
    }
    const stop = around ?? stopBeside(sheet, event.target)
    if (stop === null || event.altKey || event.shiftKey || event.metaKey) return
    const pages: Record<string, 1 | -1> = { PageUp: -1, PageDown: 1 }
    const weeks = pages[event.key]
    const all = rows.current
    const goal =
      all === null ? null : goalAfter(all, stop, { key: event.key, isWide: event.ctrlKey })
    if (weeks === undefined && goal === null) return
    event.preventDefault()
    if (weeks !== undefined) onStep(weeks)
    if (all !== null && goal !== null) goTo(sheet, all, goal)
  })
  return { sheet: place, rows, help: moves === null ? t(($) => $.gridHelp) : t(($) => $.gridMoves) }
}

/** Alt with an arrow moves the focused shift along its hours; with Shift it moves the start or the end. */
export function useDayKeys(): RefObject<HTMLTableElement | null> {
  const place = useRef<HTMLTableElement>(null)
  const moves = useMoves()
  useKeys(place, (event) => {
    const card = event.target instanceof Element ? event.target.closest('[data-card]') : null
    const gesture = gestureOf(event, 'hours')
    if (!(card instanceof HTMLElement) || gesture === null || moves === null) return
    const { card: shiftId = '', mission: missionId = '' } = card.dataset
    event.preventDefault()
    moves.ask({ kind: 'gesture', missionId, shiftId, gestures: [gesture] })
  })
  return place
}

function useKeys(
  place: RefObject<HTMLTableElement | null>,
  onKeyDown: (event: KeyboardEvent, sheet: HTMLTableElement) => void,
): void {
  const act = useEffectEvent(onKeyDown)
  useEffect(() => {
    const sheet = place.current
    if (sheet === null) return
    const listener = (event: KeyboardEvent) => act(event, sheet)
    sheet.addEventListener('keydown', listener)
    return () => sheet.removeEventListener('keydown', listener)
  }, [place])
}

/** A row out of sight is drawn once it is scrolled to. */
function goTo(sheet: HTMLElement, rows: AllRows, goal: Goal): void {
  const stop = stopAt(sheet, goal)
  if (stop !== null) return stop.focus()
  rows.show(goal.row)
  keepFocusOn(() => stopAt(sheet, goal))
}

/** Minutes of the clock that one key moves or stretches a shift by (SHIFT-11). */
const step = 15

/**
 * What Alt with an arrow does to a shift: days and minutes, and with Shift its start and end. Where hours lie from
 * left to right, the horizontal arrows move by minutes too.
 */
function gestureOf(event: KeyboardEvent, axis: 'days' | 'hours'): ShiftGesture | null {
  if (!event.altKey || event.ctrlKey || event.metaKey) return null
  const arrows: Record<string, { sign: 1 | -1; isAcross: boolean }> = {
    ArrowLeft: { sign: -1, isAcross: true },
    ArrowRight: { sign: 1, isAcross: true },
    ArrowUp: { sign: -1, isAcross: false },
    ArrowDown: { sign: 1, isAcross: false },
  }
  const arrow = arrows[event.key]
  if (arrow === undefined) return null
  const { sign, isAcross } = arrow
  const minutes = sign * step
  if (event.shiftKey) return { kind: 'stretch', edge: isAcross ? 'start' : 'end', minutes }
  return isAcross && axis === 'days' ? { kind: 'days', days: sign } : { kind: 'minutes', minutes }
}
