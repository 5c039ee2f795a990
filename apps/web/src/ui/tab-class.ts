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
