import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { isUnderLayer } from '../../ui/modal-stack.ts'
import { toastQueue } from '../../ui/toast-queue.ts'
import type { Palette } from './palette.tsx'
import { isPaletteKey, typedAfter } from './palette-key.ts'

/** The search over a page, opened by its key or a button; its code loads on the first opening. */
export function usePalette(): { readonly open: () => void; readonly palette: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const [Loaded, setLoaded] = useState<typeof Palette | null>(null)
  // Text that is typed while the search loads becomes its first text.
  const [typed, setTyped] = useState('')
  const close = () => {
    setOpen(false)
    setTyped('')
  }
  const open = () => {
    setOpen(true)
    if (Loaded !== null) return
    import('./palette.tsx').then(
      (module) => setLoaded(() => module.Palette),
      () => {
        close()
        toastQueue.add('error', errorSentence('errors.network'))
      },
    )
  }
  const keepTyped = (event: KeyboardEvent) => {
    const next = typedAfter(typed, event)
    if (next !== null) setTyped(next)
    else if (event.key === 'Escape') close()
    // Enter would press the focused control under the search.
    else if (event.key !== 'Enter') return
    event.preventDefault()
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (isPaletteKey(event)) {
      event.preventDefault()
      if (!isUnderLayer()) open()
    } else if (isOpen && Loaded === null) keepTyped(event)
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
    palette: Loaded !== null && <Loaded isOpen={isOpen} typed={typed} onClose={close} />,
  }
}
