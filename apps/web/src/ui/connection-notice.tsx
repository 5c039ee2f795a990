import CloudOff from 'lucide-react/icons/cloud-off'
import { createPortal } from 'react-dom'
import { aboveModals } from './modal-stack.ts'
import { useUiWords } from './ui-words.tsx'

/** Says that the server is out of reach; the screen stays usable. */
export function ConnectionNotice({ isLost }: { isLost: boolean }) {
  const words = useUiWords()
  return createPortal(
    <div {...aboveModals} data-print="hide">
      <output className="sr-only">{isLost && words.connectionLost}</output>
      {isLost && (
        <div
          aria-hidden
          className="pointer-events-none fixed inset-x-3 top-3 z-70 flex animate-fade-in justify-center"
        >
          <p className="flex items-start gap-2.5 rounded-panel border border-orange bg-orange-wash px-4 py-2 font-medium text-orange shadow-float">
            <CloudOff size={18} className="mt-0.5 shrink-0" />
            {words.connectionLost}
          </p>
        </div>
      )}
    </div>,
    document.body,
  )
}
