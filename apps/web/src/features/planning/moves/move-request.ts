import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { ShiftGesture } from '@renfort/domain/shift/gesture.ts'

interface OfShift {
  readonly missionId: string
  readonly shiftId: string
}

/** What a person asks of the planning, whatever asks it: a menu, a key, a pointer. */
export type MoveRequest =
  /** `opener` is the button that asks, where the commands open. */
  | (OfShift & { readonly kind: 'menu'; readonly opener: HTMLElement })
  | { readonly kind: 'add'; readonly missionId: string; readonly day: IsoDate }
  /** Keys that come one after the other are one request that grows. */
  | (OfShift & { readonly kind: 'gesture'; readonly gestures: readonly ShiftGesture[] })
  /** A pointer holds the shift over a place, drops it there, or gives it up. */
  | (OfShift & {
      readonly kind: 'pointer'
      readonly phase: 'over' | 'drop' | 'end'
      readonly gesture: ShiftGesture
      readonly isCopy: boolean
      /** Whose row it is held over, where that is not its own: a shift stays in its row. */
      readonly otherRow: 'missions' | 'siders' | null
    })

export interface Asked<Request extends MoveRequest = MoveRequest> {
  readonly request: Request
  /** Tells two requests apart that ask the same. */
  readonly count: number
}

/** The request after another one: a further gesture of the same shift joins those before it. */
export function nextAsked(former: Asked | null, request: MoveRequest): Asked {
  const before = former?.request
  const isSameShift =
    before?.kind === 'gesture' && request.kind === 'gesture' && before.shiftId === request.shiftId
  if (former !== null && isSameShift) {
    const gestures = [...before.gestures, ...request.gestures]
    return { ...former, request: { ...request, gestures } }
  }
  // A pointer goes on with the shift that it holds until it is dropped.
  const isSameDrag =
    before?.kind === 'pointer' &&
    before.phase === 'over' &&
    request.kind === 'pointer' &&
    before.shiftId === request.shiftId
  if (former !== null && isSameDrag) return { ...former, request }
  return { request, count: (former?.count ?? 0) + 1 }
}
