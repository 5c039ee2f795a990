import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { isUnderLayer } from '../../ui/modal-stack.ts'
import { toastQueue } from '../../ui/toast-queue.ts'
import type { Palette } from './palette.tsx'
import { isPaletteKey } from './palette-key.ts'

/** The search over a page, by its key or a button; it comes when it is opened for the first time. */
export function usePalette(): { readonly open: () => void; readonly palette: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const [Loaded, setLoaded] = useState<typeof Palette | null>(null)
  const open = () => {
    setOpen(true)
    if (Loaded !== null) return
    import('./palette.tsx').then(
      (module) => setLoaded(() => module.Palette),
      () => {
        setOpen(false)
        toastQueue.add('error', errorSentence('errors.network'))
      },
    )
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event) || event.defaultPrevented) return
    event.preventDefault()
    if (!isUnderLayer()) open()
  })
  // The key works as soon as the frame is drawn.
  useLayoutEffect(() => {
    const listening = new AbortController()
    document.addEventListener('keydown', (event) => onKeyDown(event), {
      signal: listening.signal,
    })
    return () => listening.abort()
  }, [])
  return {
    open,
    palette: Loaded !== null && <Loaded isOpen={isOpen} onClose={() => setOpen(false)} />,
  }
}
