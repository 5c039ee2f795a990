import { type RefObject, useEffect, useEffectEvent } from 'react'

interface Zoom {
  readonly step: (by: 1 | -1) => void
  readonly fit: () => void
}

/** Plus and minus enlarge and reduce what has the focus, zero fits it to its width. */
export function useZoomKeys(element: RefObject<HTMLElement | null>, { step, fit }: Zoom): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // With these, they are the browser’s own.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') step(1)
    else if (event.key === '-') step(-1)
    else if (event.key === '0') fit()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const target = element.current
    const listen = (event: KeyboardEvent) => onKey(event)
    target?.addEventListener('keydown', listen)
    return () => target?.removeEventListener('keydown', listen)
  }, [element])
}
