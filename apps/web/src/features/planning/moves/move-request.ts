import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { ShiftGesture } from '@renfort/domain/shift/gesture.ts'
import { createContext, useContext } from 'react'

interface OfShift {
  readonly missionId: string
  readonly shiftId: string
}

/** What a menu, a button or a key asks of the planning. */
export type MoveRequest =
  /** `opener` is the button that asks, where the commands open. */
  | (OfShift & { readonly kind: 'menu'; readonly opener: HTMLElement })
  | { readonly kind: 'add'; readonly missionId: string; readonly day: IsoDate }
  /** Keys that come one after the other are one request that grows. */
  | (OfShift & { readonly kind: 'gesture'; readonly gestures: readonly ShiftGesture[] })

export interface Asked {
  /** `null` once a pointer has taken a shift, which ends what was asked before. */
  readonly request: MoveRequest | null
  /** Tells two requests apart that ask the same. */
  readonly count: number
}

/** The request after another one: a further gesture of the same shift joins those before it. */
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

interface Moves {
  ask: (request: MoveRequest) => void
}

/** `null` where nothing can be changed: a reader, or a page that only shows. */
export const MovesContext = createContext<Moves | null>(null)

export function useMoves(): Moves | null {
  return useContext(MovesContext)
}
