import { useEffect, useState } from 'react'
import { type Pause, pauses } from './pauses.ts'

/** A copy of a value that is updated once the value has not changed for a while. */
export function useDebounced<T>(value: T, pause: Pause): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), pauses[pause])
    return () => window.clearTimeout(timer)
  }, [value, pause])
  return settled
}
