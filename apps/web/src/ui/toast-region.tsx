import CircleCheck from 'lucide-react/icons/circle-check'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { FailureReference } from './failure-reference.tsx'
import { IconButton } from './icon-button.tsx'
import { aboveModals } from './modal-stack.ts'
import type { ToastMessage, ToastTone } from './toast-queue.ts'
import { toastQueue } from './toast-queue.ts'
import { useUiWords } from './ui-words.tsx'
import { useHeld } from './use-held.ts'

/** Long enough to read and to reach; the time stops while the pointer or the focus is on a toast. */
const visibleMs = { plain: 6_000, withAction: 8_000 }

const icons: Record<ToastTone, ReactNode> = {
  success: <CircleCheck aria-hidden size={18} className="mt-0.5 shrink-0 text-green" />,
  warning: <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-orange" />,
  error: <OctagonAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-red" />,
}

interface ToastProps {
  toast: ToastMessage
  isHeld: boolean
}

function Toast({ toast, isHeld }: ToastProps) {
  const words = useUiWords()
  const { id, tone, text, action, reference } = toast
  useEffect(() => {
    if (isHeld) return
    const delay = action ? visibleMs.withAction : visibleMs.plain
    const timer = window.setTimeout(() => toastQueue.remove(id), delay)
    return () => window.clearTimeout(timer)
  }, [id, action, isHeld])
  return (
    <li className="pointer-events-auto flex w-full max-w-sm animate-rise-in items-start gap-3 rounded-panel border border-line bg-raised py-2.5 pr-2 pl-4 shadow-float">
      <span className="flex min-w-0 flex-1 gap-2.5 py-1">
        {icons[tone]}
        <span className="min-w-0">
          <span role={tone === 'error' ? 'alert' : 'status'}>
            <span className="sr-only">{words[tone]} </span>
            {text}
          </span>
          <FailureReference reference={reference} className="mt-1 text-muted" />
        </span>
      </span>
      {action && (
        <Button
          size="small"
          onPress={() => {
            toastQueue.remove(id)
            action.onPress()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        label={words.close}
        size="small"
        icon={<X aria-hidden size={16} />}
        onPress={() => toastQueue.remove(id)}
      />
    </li>
  )
}

interface ToastRegionProps {
  className?: string
}

/**
 * Mount once. F6 brings the keyboard to the newest toast; open dialogs do not hide the region, and it
 * floats above their footers, so that the main action stays in reach.
 */
export function ToastRegion({ className }: ToastRegionProps) {
  const words = useUiWords()
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.snapshot)
  const region = useRef<HTMLElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const isHeld = useHeld(list)

  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return
      const newest = region.current?.querySelector<HTMLElement>('li:last-child button')
      if (!newest) return
      event.preventDefault()
      newest.focus()
    }
    document.addEventListener('keydown', reach)
    return () => document.removeEventListener('keydown', reach)
  }, [])

  return createPortal(
    <section
      ref={region}
      aria-label={words.notifications}
      aria-live="polite"
      {...aboveModals}
      data-print="hide"
      className={classNames(
        'pointer-events-none fixed inset-x-4 bottom-22 z-70 flex justify-end',
        className,
      )}
    >
      <ol ref={list} className="flex w-full max-w-sm flex-col gap-2">
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} isHeld={isHeld} />
        ))}
      </ol>
    </section>,
    document.body,
  )
}
