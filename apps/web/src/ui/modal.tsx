import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import { focusContentIfLost, isTopLayer, openersNow, pushLayer } from './modal-stack.ts'

interface ModalProps {
  isOpen: boolean
  /** Called on Escape, or on a press outside the panel. */
  onDismiss: () => void
  role?: 'dialog' | 'alertdialog'
  labelledBy: string
  /** What a question says, which is read with its title. */
  describedBy?: string | undefined
  /** Pressing outside dismisses too. */
  isDismissable?: boolean
  /** The position and look of the panel. */
  layerClass: string
  panelClass: string
  children: ReactNode
}

/**
 * A modal panel: everything else is inert, so that Tab and screen readers stay inside, and the focus goes back to
 * where it was. It is not a native modal dialog, which would make the toasts unreachable too.
 */
export function Modal({ isOpen, ...props }: ModalProps) {
  return isOpen ? createPortal(<OpenModal {...props} />, document.body) : null
}

function OpenModal({
  onDismiss,
  role = 'dialog',
  labelledBy,
  describedBy,
  isDismissable = false,
  layerClass,
  panelClass,
  children,
}: Omit<ModalProps, 'isOpen'>) {
  const layer = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  // Read before anything inside can take the focus.
  const [openers] = useState(openersNow)
  const dismiss = useEffectEvent(onDismiss)

  useLayoutEffect(() => {
    const element = layer.current
    if (!element) return
    const leave = pushLayer(element, openers)
    if (!element.contains(document.activeElement)) panel.current?.focus()
    return () => {
      leave()
      // Once the panel is gone, unless another element, such as another dialog, has taken the focus.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return
        openers.find(({ isConnected }) => isConnected)?.focus()
        focusContentIfLost()
      })
    }
  }, [openers])

  useLayoutEffect(() => {
    // The focused element may have left with a replaced part of the panel.
    if (document.activeElement !== document.body || !isTopLayer(layer.current)) return
    panel.current?.focus({ preventScroll: true })
  })

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isTopLayer(layer.current)) return
      event.preventDefault()
      dismiss()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  useEffect(() => {
    const element = layer.current
    if (!element || !isDismissable) return
    const onPress = (event: PointerEvent) => event.target === element && dismiss()
    element.addEventListener('pointerdown', onPress)
    return () => element.removeEventListener('pointerdown', onPress)
  }, [isDismissable])

  return (
    <div
      ref={layer}
      className={classNames(
        'fixed inset-0 top-(--acting-bar) z-50 flex animate-fade-in',
        layerClass,
      )}
    >
      <div
        ref={panel}
        role={role}
        aria-modal="true"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        tabIndex={-1}
        className={classNames('flex flex-col bg-raised shadow-float outline-none', panelClass)}
      >
        {children}
      </div>
    </div>
  )
}
