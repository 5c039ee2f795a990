import OctagonAlert from 'lucide-react/icons/octagon-alert'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { FailureReference } from './failure-reference.tsx'
import { IconButton } from './icon-button.tsx'
import { aboveModals } from './modal-stack.ts'
import { useUiWords } from './ui-words.tsx'
import { useHeld } from './use-held.ts'

/** The time that the banner stays (ERR-05). */
const visibleMs = 5_000

interface ErrorBannerProps {
  /** Nothing is shown without a message; a new message stays five seconds too. */
  message: string | null
  /** The reference of the failure for the support. */
  reference?: string | null | undefined
  onHide: () => void
}

export function ErrorBanner({ message, reference, onHide }: ErrorBannerProps) {
  const words = useUiWords()
  const hide = useEffectEvent(onHide)
  const banner = useRef<HTMLDivElement>(null)
  const isHeld = useHeld(banner)
  useEffect(() => {
    if (message === null || isHeld) return
    const timer = window.setTimeout(() => hide(), visibleMs)
    return () => window.clearTimeout(timer)
  }, [message, reference, isHeld])

  return createPortal(
    <div ref={banner} {...aboveModals} data-print="hide">
      {/* The live region exists before its message: a screen reader announces changes only. */}
      <p role="alert" className="sr-only">
        {message}
      </p>
      {message !== null && (
        <section
          aria-label={words.error}
          className="fixed inset-x-0 top-0 z-70 flex animate-fade-in items-center gap-3 border-b border-red bg-red-wash px-4 py-2 text-red"
        >
          <OctagonAlert aria-hidden size={18} className="shrink-0" />
          <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
            <p aria-hidden className="font-medium">
              {message}
            </p>
            <FailureReference reference={reference} />
          </div>
          <IconButton
            label={words.close}
            size="small"
            icon={<X aria-hidden size={16} />}
            className="text-red"
            onPress={onHide}
          />
        </section>
      )}
    </div>,
    document.body,
  )
}
