import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'

const gap = 4
const margin = 8

/** Under its anchor, or above where only there it fits; as wide as the anchor at least. */
function place(anchor: DOMRect, popup: HTMLElement): void {
  popup.style.minWidth = `${anchor.width}px`
  const { height, width } = popup.getBoundingClientRect()
  const below = anchor.bottom + gap
  const fitsBelow = below + height + margin <= window.innerHeight
  const above = anchor.top - gap - height
  const last = document.documentElement.clientWidth - width - margin
  popup.style.top = `${fitsBelow || above < margin ? Math.min(below, Math.max(margin, window.innerHeight - height - margin)) : above}px`
  popup.style.left = `${Math.max(margin, Math.min(anchor.left, last))}px`
}

interface Popup<Anchor extends HTMLElement, Box extends HTMLElement> {
  anchor: RefObject<Anchor | null>
  popup: RefObject<Box | null>
  isOpen: boolean
  open: () => void
  close: () => void
}

/**
 * A box in the top layer that belongs to a control: it follows the control, closes with Escape
 * (and Escape then closes nothing else) and when something outside is pressed.
 */
export function usePopup<Anchor extends HTMLElement, Box extends HTMLElement>(): Popup<
  Anchor,
  Box
> {
  const anchor = useRef<Anchor>(null)
  const popup = useRef<Box>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const box = popup.current
    if (!isOpen || !box) return
    const follow = () => {
      if (anchor.current) place(anchor.current.getBoundingClientRect(), box)
    }
    box.showPopover()
    follow()
    const listening = new AbortController()
    const { signal } = listening
    const shutOutside = (event: Event) => {
      const target = event.target
      if (!(target instanceof Node)) return
      if (!box.contains(target) && !anchor.current?.contains(target)) setOpen(false)
    }
    const shutOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
    document.addEventListener('pointerdown', shutOutside, { signal, capture: true })
    document.addEventListener('keydown', shutOnEscape, { signal, capture: true })
    window.addEventListener('scroll', follow, { signal, capture: true, passive: true })
    window.addEventListener('resize', follow, { signal })
    return () => {
      listening.abort()
      if (box.isConnected) box.hidePopover()
    }
  }, [isOpen])

  return { anchor, popup, isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
