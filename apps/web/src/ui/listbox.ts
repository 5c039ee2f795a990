/** The look of a box that floats over the page: list of choices, menu, calendar. */
export const popupClass =
  'rounded-control border border-line bg-raised p-1 text-ink shadow-float outline-none'

/** The look of one choice or command in it. */
export const optionClass =
  'flex min-h-9 items-center gap-2 rounded-small px-2.5 py-1.5 text-table outline-none select-none'

// No native element gives a field that is typed into its list: the roles do (ARIA combobox).
export const listboxRole = { role: 'listbox' } as const

export const optionGroupRole = { role: 'group' } as const

/** The focus stays in the field; the option that it points at is named there. */
export function optionRole(isSelected: boolean) {
  return { role: 'option', 'aria-selected': isSelected, tabIndex: -1 } as const
}

/** Where an arrow leads in a list of which `place` is pointed at, -1 for none: round and round. */
export function placeAfterArrow(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowDown') return place + 1 < count ? place + 1 : 0
  if (key === 'ArrowUp') return place > 0 ? place - 1 : Math.max(count - 1, 0)
  return undefined
}
