import type { KeyboardEvent, ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from './class-names.ts'
import { tabClass, tabCountClass, tabListClass } from './tab-links.tsx'

export interface TabItem {
  id: string
  label: ReactNode
  count?: number | undefined
  content: ReactNode
}

interface TabsProps {
  /** The accessible name. */
  label: string
  tabs: readonly TabItem[]
  selected: string
  onChange: (id: string) => void
  className?: string
}

/** Views of one thing on one page; views with their own addresses use `TabLinks`. */
export function Tabs({ label, tabs, selected, onChange, className }: TabsProps) {
  const id = useId()
  const place = tabs.findIndex((tab) => tab.id === selected)
  const onKeyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1
    const targets: Record<string, number> = {
      ArrowRight: place === last ? 0 : place + 1,
      ArrowLeft: place <= 0 ? last : place - 1,
      Home: 0,
      End: last,
    }
    const next = tabs[targets[event.key] ?? -1]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    document.getElementById(`${id}-tab-${next.id}`)?.focus()
  }
  return (
    <div className={className}>
      <div role="tablist" aria-label={label} className={tabListClass}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-tab-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            className={classNames(tabClass(tab.id === selected), 'focus-inset')}
            onClick={() => onChange(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
            {tab.count !== undefined && <span className={tabCountClass}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${selected}`}
        className="pt-5"
      >
        {tabs[place]?.content}
      </div>
    </div>
  )
}
