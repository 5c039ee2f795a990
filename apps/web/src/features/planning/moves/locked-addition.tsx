import type { GestureWay } from '@renfort/domain/shift/gesture-lock.ts'
import { useEffect, useEffectEvent } from 'react'
import { useToast } from '../../../ui/use-toast.ts'
import { useLockSentence } from './use-lock-sentence.ts'

interface LockedAdditionProps {
  way: GestureWay
  onClose: () => void
}

/** Says why a mission takes no further shift. */
export function LockedAddition({ way, onClose }: LockedAdditionProps) {
  const toast = useToast()
  const sentenceOf = useLockSentence()
  const say = useEffectEvent(() => {
    const sentence = sentenceOf(way)
    if (sentence !== undefined) toast.warning(sentence)
    onClose()
  })
  useEffect(() => say(), [])
  return null
}
