import { useState } from 'react'
import type { AcceptedMethod, FieldsProgress } from './setup-state.ts'

/** A card or an account on its way to replace what is stored, or nothing. */
export interface NewMethod {
  /** The choice of a method is open. */
  isChanging: boolean
  progress: FieldsProgress
  /** The provider has it; only saving is left, and may be tried again. */
  accepted: AcceptedMethod | null
  change: () => void
  giveUp: () => void
  setProgress: (progress: FieldsProgress) => void
  accept: (method: AcceptedMethod) => void
}

export function useNewMethod(onGiveUp: () => void): NewMethod {
  const [isChanging, setChanging] = useState(false)
  const [progress, setProgress] = useState<FieldsProgress>('empty')
  const [accepted, setAccepted] = useState<AcceptedMethod | null>(null)
  return {
    isChanging,
    progress,
    accepted,
    change: () => setChanging(true),
    giveUp: () => {
      setChanging(false)
      setProgress('empty')
      setAccepted(null)
      onGiveUp()
    },
    setProgress,
    accept: setAccepted,
  }
}
