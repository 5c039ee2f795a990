import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { tabClass, tabCountClass, tabListClass } from './tab-class.ts'

interface TabLink {
  id: string
  label: ReactNode
  count?: number | undefined
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
  /** Renders the way to a tab, since only the caller knows the address. */
  link: (link: TabLinkProps) => ReactNode
  className?: string
}

/** Views that have an address each: a list of links, with the look of tabs. */
export function TabLinks({ label, tabs, selected, link, className }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null)
  // On a phone the tabs are wider than the screen.
  useLayoutEffect(() => {
    const { current } = list
    const tab = current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!current || !tab) return
    const { left, width } = current.getBoundingClientRect()
    current.scrollLeft += tab.left + tab.width / 2 - left - width / 2
  }, [selected])
  return (
    <nav aria-label={label} className={className}>
      <ul ref={list} className={tabListClass}>
        {tabs.map((tab) => (
          <li key={tab.id} className="flex">
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
