import type { FocusEvent, PointerEvent, ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { placeFloating } from './place-floating.ts'

const gap = 8
const openDelay = 300
const closeDelay = 120

interface TipTriggerProps {
  'aria-describedby': string
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void
  onPointerLeave: () => void
  onPointerDown: () => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: () => void
}

interface Tip {
  triggerProps: TipTriggerProps | Record<string, never>
  bubble: ReactNode
}

/** At most one tooltip is open: the next one closes it. */
let closeOpenTip: (() => void) | undefined

/**
 * A tooltip in the top layer, for hover and focus (WCAG 1.4.13: it can be hovered and dismissed). Its text stays in
 * the page while hidden, because `aria-describedby` refers to it.
 */
export function useTip(text: ReactNode): Tip {
  const id = useId()
  const bubbleRef = useRef<HTMLSpanElement>(null)
  const timer = useRef<number>(undefined)
  // The element that the tooltip belongs to.
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)

  const keep = () => clearTimeout(timer.current)
  const schedule = (next: HTMLElement | null, delay: number) => {
    keep()
    timer.current = window.setTimeout(setTrigger, delay, next)
  }
  const leave = () => schedule(null, closeDelay)

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    const bubble = bubbleRef.current
    if (!trigger || !bubble) return
    const hide = () => setTrigger(null)
    closeOpenTip?.()
    closeOpenTip = hide
    bubble.showPopover()
    placeFloating(trigger.getBoundingClientRect(), bubble, 'top center', gap)
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      hide()
      // A tooltip that is only about to close, after its element was left, does not take the key from a dialog.
      if (trigger.matches(':hover') || trigger.contains(document.activeElement)) {
        event.stopPropagation()
      }
    }
    document.addEventListener('keydown', dismiss, true)
    window.addEventListener('scroll', hide, true)
    return () => {
      document.removeEventListener('keydown', dismiss, true)
      window.removeEventListener('scroll', hide, true)
      if (closeOpenTip === hide) closeOpenTip = undefined
      bubble.hidePopover()
    }
  }, [trigger])

  if (!text) return { triggerProps: {}, bubble: null }

  return {
    triggerProps: {
      'aria-describedby': id,
      onPointerEnter: (event) => {
        if (event.pointerType !== 'touch') schedule(event.currentTarget, openDelay)
      },
      onPointerLeave: leave,
      onPointerDown: keep,
      onFocus: (event) => {
        // The trigger of a field is its frame: the focus is inside.
        if (event.target.matches(':focus-visible')) schedule(event.currentTarget, 0)
      },
      onBlur: () => schedule(null, 0),
    },
    bubble: (
      <span
        ref={bubbleRef}
        id={id}
        role="tooltip"
        popover="manual"
        className="fixed inset-auto m-0 max-w-72 rounded-control border-0 bg-primary px-2.5 py-1.5 text-left text-sm font-normal whitespace-normal text-on-primary shadow-float"
        onPointerEnter={keep}
        onPointerLeave={leave}
      >
        {text}
      </span>
    ),
  }
}
