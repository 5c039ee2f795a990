import type { Mission } from '@renfort/contract/mission.ts'
import type { GestureWay } from '@renfort/domain/shift/gesture-lock.ts'
import type { MoveRequest } from './move-request.ts'
import { useMoveWords } from './words.ts'

/** Why something is closed, in a sentence; nothing where it is open. */
export function useLockSentence(): (way: GestureWay) => string | undefined {
  const t = useMoveWords()
  return (way) => {
    if (way.way === 'change') return undefined
    return t(($) => $.locks[way.way === 'closed' ? way.because : 'contracts'])
  }
}

type OtherRow = NonNullable<Extract<MoveRequest, { kind: 'pointer' }>['otherRow']>

/** Why a shift does not go to another row: it stays in its mission, and nobody hires by moving it. */
export function useStaySentence(): (mission: Mission, row: OtherRow) => string {
  const t = useMoveWords()
  return (mission, row) => {
    if (row === 'missions') return t(($) => $.stays.mission)
    return mission.preSelection ? t(($) => $.stays.candidates) : t(($) => $.stays.provider)
  }
}
