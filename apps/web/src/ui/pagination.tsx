import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useUiWords } from './ui-words.tsx'

/** The maximum of shown numbers (CONST-01). */
const mostNumbers = 5

/** The pages to show, up to five, with the current one as near to the middle as the ends allow. */
export function pageNumbers(current: number, last: number): number[] {
  const count = Math.min(mostNumbers, last)
  const first = Math.max(1, Math.min(current - Math.floor(count / 2), last - count + 1))
  return Array.from({ length: count }, (_, offset) => first + offset)
}

interface PageLink {
  page: number
  className: string
  children: ReactNode
  'aria-label': string
  'aria-current'?: 'page'
}

interface PaginationProps {
  page: number
  pageCount: number
  /** Renders a link to a page, since only the caller knows the address. */
  link: (link: PageLink) => ReactNode
  className?: string
}

const item =
  'inline-grid size-9 place-items-center rounded-control text-table font-medium tabular-nums hover:bg-wash'

/** Up to five numbers (CONST-01) between previous and next; hidden for a single page. */
export function Pagination({ page, pageCount, link, className }: PaginationProps) {
  const words = useUiWords()
  if (pageCount <= 1) return null
  const side = (to: number, label: string, icon: ReactNode) =>
    to < 1 || to > pageCount ? (
      <span aria-hidden="true" className={classNames(item, 'text-muted opacity-40')}>
        {icon}
      </span>
    ) : (
      link({ page: to, className: item, 'aria-label': label, children: icon })
    )
  return (
    <nav aria-label={words.pages} className={className}>
      <ol className="flex items-center justify-center gap-1">
        <li>{side(page - 1, words.previousPage, <ChevronLeft aria-hidden size={18} />)}</li>
        {pageNumbers(page, pageCount).map((number) => (
          <li key={number}>
            {link({
              page: number,
              'aria-label': words.page(number),
              className: classNames(
                item,
                number === page && 'bg-accent text-on-accent hover:bg-accent',
              ),
              children: number,
              ...(number === page ? { 'aria-current': 'page' as const } : {}),
            })}
          </li>
        ))}
        <li>{side(page + 1, words.nextPage, <ChevronRight aria-hidden size={18} />)}</li>
      </ol>
    </nav>
  )
}
