import { useEffect, useEffectEvent } from 'react'
import type { FieldsProgress } from './setup-state.ts'

/** Tells how much is typed; fields that leave the page leave nothing begun. */
export function useProgress(
  isEmpty: boolean,
  isComplete: boolean,
  onProgress: (progress: FieldsProgress) => void,
): void {
  const progress = isComplete ? 'complete' : isEmpty ? 'empty' : 'begun'
  const tell = useEffectEvent(onProgress)
  useEffect(() => {
    tell(progress)
    return () => tell('empty')
  }, [progress])
}
