import type { RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { type Placement, placeFloating } from './place-floating.ts'

interface PopupOptions {
  /** The box is at least as wide as its anchor, as a list of values is. */
  isAsWide?: boolean
  placement?: Placement
  /** Where the focus returns, for a box that takes it. */
  opener?: RefObject<HTMLElement | null>
  /** The anchor, when another component draws it. */
  at?: HTMLElement | undefined
}

interface Popup<Anchor extends HTMLElement, Box extends HTMLElement> {
  anchor: RefObject<Anchor | null>
  popup: RefObject<Box | null>
  isOpen: boolean
  open: () => void
  close: () => void
}

/**
 * A box in the top layer that belongs to a control: it follows the control, and closes with Escape (which then closes
 * nothing else) or on a press outside.
 */
export function usePopup<Anchor extends HTMLElement, Box extends HTMLElement>({
  isAsWide = false,
  placement = 'bottom start',
  opener,
  at,
}: PopupOptions = {}): Popup<Anchor, Box> {
  const anchor = useRef<Anchor>(null)
  const popup = useRef<Box>(null)
  const [isOpen, setOpen] = useState(false)

  // Shown before the effects of its content run: only a visible element can be scrolled or focused.
  useLayoutEffect(() => {
    const box = popup.current
    if (!isOpen || !box) return
    const owner = at ?? anchor.current
    const follow = () => {
      const rect = owner?.getBoundingClientRect()
      if (!rect) return
      if (isAsWide) box.style.minWidth = `${rect.width}px`
      placeFloating(rect, box, placement)
    }
    box.showPopover()
    follow()
    const resized = new ResizeObserver(follow)
    resized.observe(box)
    const listening = new AbortController()
    const { signal } = listening
    const shutOutside = (event: Event) => {
      const target = event.target
      if (!(target instanceof Node)) return
      if (!box.contains(target) && !owner?.contains(target)) setOpen(false)
    }
    const shutOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      if (box.contains(document.activeElement)) opener?.current?.focus()
      setOpen(false)
    }
    const shutOnLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !box.contains(relatedTarget)) setOpen(false)
    }
    document.addEventListener('pointerdown', shutOutside, { signal, capture: true })
    document.addEventListener('keydown', shutOnEscape, { signal, capture: true })
    box.addEventListener('focusout', shutOnLeave, { signal })
    window.addEventListener('scroll', follow, { signal, capture: true, passive: true })
    window.addEventListener('resize', follow, { signal })
    return () => {
      listening.abort()
      resized.disconnect()
      box.hidePopover()
    }
  }, [isOpen, isAsWide, placement, opener, at])

  return { anchor, popup, isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
