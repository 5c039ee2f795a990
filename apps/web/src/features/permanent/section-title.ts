/** The headings of the page, between the display of its top and the titles of its blocks. */
export const sectionTitle =
  'max-w-2xl font-display text-[2.25rem] leading-[1.12] font-semibold tracking-tight text-balance narrow:text-title'
