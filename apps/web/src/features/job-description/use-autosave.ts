import { useEffect, useEffectEvent, useRef } from 'react'
import { pauses } from '../../platform/pauses.ts'

interface AutosaveOptions {
  /** What there is to save; `null` while there is nothing, or while it cannot be. */
  patch: object | null
  /** Answers whether it was saved. */
  send: () => Promise<boolean>
}

/** Saves once what is typed has rested for a moment; what was refused waits for the next change. */
export function useAutosave({ patch, send }: AutosaveOptions): void {
  const text = patch === null ? null : JSON.stringify(patch)
  const refused = useRef<string | null>(null)
  const save = useEffectEvent(async () => {
    if (text === null || text === refused.current) return
    refused.current = (await send()) ? null : text
  })
  useEffect(() => {
    if (text === null) return
    const timer = window.setTimeout(() => void save(), pauses.autosave)
    return () => window.clearTimeout(timer)
  }, [text])
}
