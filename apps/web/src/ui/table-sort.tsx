import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import type { ReactNode } from 'react'

export interface TableSort {
  column: string
  direction: 'ascending' | 'descending'
  onChange: (column: string, direction: 'ascending' | 'descending') => void
}

interface SortButtonProps {
  column: string
  sort: TableSort
  children: ReactNode
}

export function SortButton({ column, sort, children }: SortButtonProps) {
  const isCurrent = sort.column === column
  const isAscending = isCurrent && sort.direction === 'ascending'
  const Icon = isCurrent ? (isAscending ? ArrowUp : ArrowDown) : ArrowUpDown
  return (
    <button
      type="button"
      className="-mx-1.5 inline-flex min-h-7 items-center gap-1 rounded-control px-1.5 font-medium hover:bg-wash hover:text-ink"
      onClick={() => sort.onChange(column, isAscending ? 'descending' : 'ascending')}
    >
      {children}
      <Icon aria-hidden size={14} />
    </button>
  )
}
