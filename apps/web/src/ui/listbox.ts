/** The look of a floating box: list of choices, menu, calendar. */
export const popupClass =
  'rounded-control border border-line bg-raised p-1 text-ink shadow-float outline-none'

/** The look of one choice or command in a floating box. */
export const optionClass =
  'flex min-h-9 items-center gap-2 rounded-small px-2.5 py-1.5 text-table outline-none select-none'

// No native element has a text field with a list: the roles say it (ARIA combobox).
export const listboxRole = { role: 'listbox' } as const

export const optionGroupRole = { role: 'group' } as const

/** The role of an option. The focus stays in the field, which names the active option. */
export function optionRole(isSelected: boolean) {
  return { role: 'option', 'aria-selected': isSelected, tabIndex: -1 } as const
}

/** The index after an arrow key, from the active index, -1 for none; it wraps around. */
export function placeAfterArrow(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowDown') return place + 1 < count ? place + 1 : 0
  if (key === 'ArrowUp') return place > 0 ? place - 1 : Math.max(count - 1, 0)
  return undefined
}
