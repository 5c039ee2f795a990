import { OctagonAlert, X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './icon-button.tsx'
import { aboveModals } from './modal-stack.ts'
import { useUiWords } from './ui-words.tsx'

/** ERR-05. */
const visibleMs = 5_000

interface ErrorBannerProps {
  /** Nothing is shown without a message; a new message starts the five seconds anew. */
  message: string | null
  onHide: () => void
}

export function ErrorBanner({ message, onHide }: ErrorBannerProps) {
  const words = useUiWords()
  const hide = useEffectEvent(onHide)
  useEffect(() => {
    if (message === null) return
    const timer = window.setTimeout(() => hide(), visibleMs)
    return () => window.clearTimeout(timer)
  }, [message])

  return createPortal(
    <div role="alert" {...aboveModals} data-print="hide">
      {message !== null && (
        <div className="fixed inset-x-0 top-0 z-70 flex animate-fade-in items-center gap-3 border-b border-red bg-red-wash px-4 py-2 text-red">
          <OctagonAlert aria-hidden size={18} className="shrink-0" />
          <p className="min-w-0 flex-1 font-medium">{message}</p>
          <IconButton
            label={words.close}
            size="small"
            icon={<X aria-hidden size={16} />}
            className="text-red"
            onPress={onHide}
          />
        </div>
      )}
    </div>,
    document.body,
  )
}
