import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { tabClass, tabListClass } from './tab-links.tsx'
import { useCurrentInView } from './use-current-in-view.ts'

interface SectionLink {
  id: string
  className: string
  children: ReactNode
  'aria-current'?: 'page'
}

interface Section {
  title: string
  links: readonly { id: string; label: ReactNode }[]
}

interface SectionLinksProps {
  label: string
  sections: readonly Section[]
  selected: string
  /** Renders the link to a page, since only the caller knows the address. */
  link: (link: SectionLink) => ReactNode
  className?: string
}

/** The pages of one subject: a list with titles beside the page, or a row of tabs above it where there is less room. */
export function SectionLinks({ label, sections, selected, link, className }: SectionLinksProps) {
  const row = useCurrentInView<HTMLUListElement>(selected)
  return (
    <nav aria-label={label} className={className}>
      <ul ref={row} className={classNames(tabListClass, besideClass)}>
        {sections.map(({ title, links }) => (
          <li key={title} className="flex flex-none xl:block">
            <p aria-hidden className="px-3 pb-1.5 text-xs font-semibold text-muted max-xl:hidden">
              {title}
            </p>
            <ul aria-label={title} className="flex gap-1 xl:block">
              {links.map(({ id, label: name }) => (
                <li key={id} data-current={id === selected || undefined} className="flex">
                  {link({
                    id,
                    className: classNames(tabClass(id === selected), 'focus-inset', itemClass),
                    children: name,
                    ...(id === selected ? { 'aria-current': 'page' as const } : {}),
                  })}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const besideClass = 'xl:sticky xl:top-6 xl:flex-col xl:gap-5 xl:overflow-visible xl:border-0'

const itemClass =
  'xl:mb-0 xl:min-h-9 xl:flex-1 xl:rounded-control xl:border-0 xl:text-start xl:whitespace-normal xl:hover:bg-wash xl:aria-[current]:bg-wash'
