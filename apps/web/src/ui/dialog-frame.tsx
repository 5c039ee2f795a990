import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { useUiWords } from './ui-words.tsx'

export type DialogContent = ReactNode | ((close: () => void) => ReactNode)

interface DialogFrameProps {
  titleId: string
  title: ReactNode
  context?: ReactNode
  footer?: DialogContent
  /** A question closes by one of its answers only. */
  isQuestion?: boolean
  onClose: () => void
  children?: DialogContent
}

function filled(content: DialogContent, close: () => void): ReactNode {
  return typeof content === 'function' ? content(close) : content
}

/** The inside of dialogs and side panels: title, scrolling body, fixed footer. */
export function DialogFrame({
  titleId,
  title,
  context,
  footer,
  isQuestion = false,
  onClose,
  children,
}: DialogFrameProps) {
  const words = useUiWords()
  const foot = filled(footer, onClose)
  return (
    <>
      <div className="flex items-start gap-3 px-6 pt-5 pb-3 narrow:px-4">
        <div className="min-w-0 flex-1 py-1">
          <h2 id={titleId} className="text-lg font-semibold text-balance">
            {title}
          </h2>
          {context !== undefined && <p className="mt-0.5 text-table text-muted">{context}</p>}
        </div>
        {!isQuestion && (
          <IconButton
            label={words.close}
            icon={<X aria-hidden size={18} />}
            size="small"
            className="-mr-2"
            onPress={onClose}
          />
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-1 pb-6 narrow:px-4">
        {filled(children, onClose)}
      </div>
      {foot && (
        <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-6 py-4 narrow:px-4 narrow:pb-[max(1rem,env(safe-area-inset-bottom))]">
          {foot}
        </div>
      )}
    </>
  )
}
