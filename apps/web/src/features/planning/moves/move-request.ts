import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { ShiftGesture } from '@renfort/domain/shift/gesture.ts'
import { createContext, useContext } from 'react'
import type { WeekRows } from './use-judge.ts'

interface OfShift {
  readonly missionId: string
  readonly shiftId: string
}

/** A request to the planning, from a menu, a button or a key. */
export type MoveRequest =
  /** `opener` is the button that was pressed: the menu opens at it. */
  | (OfShift & { readonly kind: 'menu'; readonly opener: HTMLElement })
  | { readonly kind: 'add'; readonly missionId: string; readonly day: IsoDate }
  /** Several keys in a row extend one request. */
  | (OfShift & { readonly kind: 'gesture'; readonly gestures: readonly ShiftGesture[] })

export interface Asked {
  /** `null` once a pointer takes a shift, which ends the former request. */
  readonly request: MoveRequest | null
  /** Distinguishes two equal requests. */
  readonly count: number
}

/** The next request; another gesture of the same shift is added to the former ones. */
export function nextAsked(former: Asked | null, request: MoveRequest | null): Asked {
  const before = former?.request
  if (
    former !== null &&
    before?.kind === 'gesture' &&
    request?.kind === 'gesture' &&
    before.shiftId === request.shiftId
  ) {
    const gestures = [...before.gestures, ...request.gestures]
    return { ...former, request: { ...request, gestures } }
  }
  return { request, count: (former?.count ?? 0) + 1 }
}

export interface Moves {
  ask: (request: MoveRequest) => void
}

/** `null` where nothing can be changed: for readers, and on pages that only show shifts. */
export const MovesContext = createContext<Moves | null>(null)

export function useMoves(): Moves | null {
  return useContext(MovesContext)
}

/** A shift under a pointer: held over a place, dropped there, or cancelled. */
export interface Drag {
  readonly missionId: string
  readonly shiftId: string
  readonly phase: 'over' | 'drop' | 'end'
  readonly gesture: ShiftGesture
  readonly isCopy: boolean
  /** The kind of row under the pointer, when it is not the row of the shift: a shift cannot change rows. */
  readonly otherRow: WeekRows | null
}
