import { type ReactNode, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { FoldState } from './use-fold-state.ts'

/** The folds that were left open, so that they still are after a step or a page in between. */
const leftOpen = new Set<string>()

interface FactFoldProps {
  /** Names the fold among all those of the product. */
  id: string
  title: string
  level: 2 | 3
  state: FoldState
  /** Open from the start, where everything is read at once. */
  startsOpen?: boolean
  children: ReactNode
}

/** A theme of a mission: its name and its state in words, opened in place. */
export function FactFold({ id, title, level, state, startsOpen = false, children }: FactFoldProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const [isOpen, setOpen] = useState(startsOpen || leftOpen.has(id))
  const toggle = (isNowOpen: boolean) => {
    setOpen(isNowOpen)
    if (isNowOpen) leftOpen.add(id)
    else leftOpen.delete(id)
  }
  return (
    <Disclosure
      className="border-b border-line last:border-b-0 [&>div]:pl-0 [&>div]:pb-1 [&>summary]:min-h-12 [&>summary]:py-2"
      isOpen={isOpen}
      onToggle={toggle}
      summary={
        <span className="flex min-w-0 flex-1 items-baseline justify-between gap-x-4 narrow:flex-col">
          <Heading className="shrink-0 font-semibold">{title}</Heading>
          <span
            className={classNames(
              'min-w-0 max-w-full truncate text-table font-normal',
              state.isMissing ? 'text-orange' : 'text-muted',
            )}
          >
            {state.text}
          </span>
        </span>
      }
    >
      {children}
    </Disclosure>
  )
}

/** The panel around some folds. */
export function FactFolds({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-panel border border-line bg-surface px-5 narrow:px-4">{children}</div>
  )
}
