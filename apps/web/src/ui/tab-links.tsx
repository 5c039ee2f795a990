import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useCurrentInView } from './use-current-in-view.ts'

export const tabListClass =
  'relative flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line'

export const tabCountClass =
  'ml-1.5 rounded-full bg-grey-wash px-1.5 py-px text-xs text-ink tabular-nums'

export function tabClass(isSelected: boolean): string {
  const look = isSelected
    ? 'border-ink text-ink'
    : 'border-transparent text-muted hover:border-edge hover:text-ink'
  return `-mb-px inline-flex min-h-10 items-center border-b-2 px-3 font-medium whitespace-nowrap ${look}`
}

interface TabLink {
  id: string
  label: ReactNode
  count?: number | string | undefined
}

interface TabLinkProps {
  id: string
  className: string
  children: ReactNode
  'aria-current'?: 'page'
}

interface TabLinksProps {
  label: string
  tabs: readonly TabLink[]
  selected: string
  /** Renders the link to a tab, since only the caller knows the address. */
  link: (link: TabLinkProps) => ReactNode
  className?: string
}

/** Views with their own addresses: a list of links that looks like tabs. */
export function TabLinks({ label, tabs, selected, link, className }: TabLinksProps) {
  const list = useCurrentInView<HTMLUListElement>(selected)
  return (
    <nav aria-label={label} className={className}>
      <ul ref={list} className={tabListClass}>
        {tabs.map((tab) => (
          <li key={tab.id} data-current={tab.id === selected || undefined} className="flex">
            {link({
              id: tab.id,
              className: classNames(tabClass(tab.id === selected), 'focus-inset'),
              children: (
                <>
                  {tab.label}
                  {tab.count !== undefined && <span className={tabCountClass}>{tab.count}</span>}
                </>
              ),
              ...(tab.id === selected ? { 'aria-current': 'page' as const } : {}),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
