import type { CSSProperties, FocusEvent, PointerEvent, ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'

const gap = 8
const margin = 8
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

/** Above the trigger, or below where there is no room; never past the sides of the window. */
function placeBeside(trigger: DOMRect, bubble: DOMRect): CSSProperties {
  const above = trigger.top - bubble.height - gap
  const left = trigger.left + trigger.width / 2 - bubble.width / 2
  const last = document.documentElement.clientWidth - bubble.width - margin
  return {
    top: above >= margin ? above : trigger.bottom + gap,
    left: Math.max(margin, Math.min(left, last)),
  }
}

/** At most one tooltip is open: the next one closes it. */
let closeOpenTip: (() => void) | undefined

/**
 * A tooltip in the top layer, for hover and focus (WCAG 1.4.13: it can be hovered and dismissed).
 * Its text stays in the page while hidden, so that `aria-describedby` always has something to read.
 */
export function useTip(text: ReactNode): Tip {
  const id = useId()
  const bubbleRef = useRef<HTMLSpanElement>(null)
  const triggerRef = useRef<HTMLElement | null>(null)
  const timer = useRef<number>(undefined)
  const [isOpen, setOpen] = useState(false)

  const schedule = (open: boolean, delay: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(open), delay)
  }

  useEffect(() => () => window.clearTimeout(timer.current), [])

  useEffect(() => {
    const bubble = bubbleRef.current
    if (!isOpen || !bubble || !triggerRef.current) return
    const hide = () => setOpen(false)
    closeOpenTip?.()
    closeOpenTip = hide
    bubble.showPopover()
    const place = placeBeside(
      triggerRef.current.getBoundingClientRect(),
      bubble.getBoundingClientRect(),
    )
    bubble.style.top = `${place.top}px`
    bubble.style.left = `${place.left}px`
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(false)
    }
    document.addEventListener('keydown', dismiss, true)
    window.addEventListener('scroll', hide, true)
    return () => {
      document.removeEventListener('keydown', dismiss, true)
      window.removeEventListener('scroll', hide, true)
      if (closeOpenTip === hide) closeOpenTip = undefined
      if (bubble.isConnected) bubble.hidePopover()
    }
  }, [isOpen])

  if (text === undefined || text === null || text === '') return { triggerProps: {}, bubble: null }

  const open = (trigger: HTMLElement, delay: number) => {
    triggerRef.current = trigger
    schedule(true, delay)
  }

  return {
    triggerProps: {
      'aria-describedby': id,
      onPointerEnter: (event) => {
        if (event.pointerType !== 'touch') open(event.currentTarget, openDelay)
      },
      onPointerLeave: () => schedule(false, closeDelay),
      onPointerDown: () => window.clearTimeout(timer.current),
      onFocus: (event) => {
        if (event.currentTarget.matches(':focus-visible')) open(event.currentTarget, 0)
      },
      onBlur: () => schedule(false, 0),
    },
    bubble: (
      <span
        ref={bubbleRef}
        id={id}
        role="tooltip"
        popover="manual"
        className="fixed inset-auto m-0 max-w-72 rounded-control border-0 bg-primary px-2.5 py-1.5 text-left text-sm font-normal whitespace-normal text-on-primary shadow-float"
        onPointerEnter={() => window.clearTimeout(timer.current)}
        onPointerLeave={() => schedule(false, closeDelay)}
      >
        {text}
      </span>
    ),
  }
}
