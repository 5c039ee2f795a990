import { useEffect, useState } from 'react'
import { type Pause, pauses } from './pauses.ts'

/** A value that follows another one once it has stood still for a while. */
export function useDebounced<T>(value: T, pause: Pause): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), pauses[pause])
    return () => window.clearTimeout(timer)
  }, [value, pause])
  return settled
}
