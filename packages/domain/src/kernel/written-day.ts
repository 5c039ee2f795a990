/** The number of a day in a date in words. French has an ordinal for the first one: « 1er décembre ». */
export function writtenDayOfMonth(dayOfMonth: number, locale: string): string {
  return dayOfMonth === 1 && locale.startsWith('fr') ? '1er' : String(dayOfMonth)
}
