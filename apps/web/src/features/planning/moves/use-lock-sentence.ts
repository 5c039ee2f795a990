import type { GestureWay } from '@renfort/domain/shift/gesture-lock.ts'
import { useMoveWords } from './words.ts'

/** Why something is closed, in a sentence; nothing where it is open. */
export function useLockSentence(): (way: GestureWay) => string | undefined {
  const t = useMoveWords()
  return (way) => {
    if (way.way === 'change') return undefined
    return t(($) => $.locks[way.way === 'closed' ? way.because : 'contracts'])
  }
}
