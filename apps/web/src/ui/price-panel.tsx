import ChevronUp from 'lucide-react/icons/chevron-up'
import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'
import { useUiWords } from './ui-words.tsx'

interface PricePanelProps {
  title: ReactNode
  /** The figure that stays visible, also when the panel is folded. */
  total: ReactNode
  children: ReactNode
  /** Said while the figures are about to change. It takes no room: a bar that grows covers what is being pressed. */
  updating?: string | undefined
}

/** A sticky column at the side; under 1024 px a bar at the bottom that unfolds. */
export function PricePanel({ title, total, children, updating }: PricePanelProps) {
  const words = useUiWords()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <aside
      aria-labelledby={`${id}-title`}
      className="z-20 flex flex-col border-line bg-surface max-lg:sticky max-lg:bottom-(--tour-foot) max-lg:max-h-[80dvh] max-lg:border-t max-lg:shadow-bar lg:sticky lg:top-[calc(1.5rem+var(--acting-bar))] lg:w-80 lg:self-start lg:rounded-panel lg:border"
    >
      <div className="flex items-center justify-between gap-4 px-5 py-3.5">
        <h2 id={`${id}-title`} className="text-table font-semibold">
          {title}
        </h2>
        {updating !== undefined && (
          <span className="flex text-muted">
            <Spinner />
            <span className="sr-only">{updating}</span>
          </span>
        )}
        <div className="ml-auto text-lg font-semibold tabular-nums">{total}</div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          aria-label={isOpen ? words.hideDetails : words.showDetails}
          className="-mr-2 grid size-8 place-items-center rounded-control hover:bg-wash lg:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronUp
            aria-hidden
            size={18}
            className={classNames('transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </div>
      <div
        id={`${id}-body`}
        className={classNames(
          'min-h-0 overflow-y-auto border-t border-line px-5 py-4',
          !isOpen && 'max-lg:hidden',
        )}
      >
        {children}
      </div>
    </aside>
  )
}
