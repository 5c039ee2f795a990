// A table whose cells are reached by the arrows: no native element is one (ARIA grid).
export const gridRole = { role: 'grid' } as const
export const cellRole = { role: 'gridcell' } as const

export const gridCellClass =
  'h-(--row-height) border-b border-line px-2 py-2 group-data-compact/grid:py-0 xl:px-2.5 first:pl-3 scroll-mt-48 scroll-mb-28 break-words group-hover/row:bg-wash group-has-checked/row:bg-accent-wash focus-visible:relative focus-visible:z-5 focus-visible:-outline-offset-2'
