/** A box that floats over the page: list of choices, menu, calendar. */
export const popupClass =
  'rounded-control border border-line bg-raised p-1 text-ink shadow-float outline-none'

/** One choice or command in it. */
export const optionClass =
  'flex min-h-9 items-center gap-2 rounded-small px-2.5 py-1.5 text-table outline-none select-none'
