// No native element opens beside a field that is typed into: the roles make one (ARIA combobox).
export const listboxRole = { role: 'listbox' } as const

export const optionGroupRole = { role: 'group' } as const

/** The focus stays in the field; the option that it points at is named there. */
export function optionRole(isSelected: boolean) {
  return { role: 'option', 'aria-selected': isSelected, tabIndex: -1 } as const
}
