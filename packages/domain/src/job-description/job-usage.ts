import { addMonths, type IsoDate } from '../kernel/calendar.ts'

/** What may differ between the job descriptions of one job title. */
export const comparedFields = [
  'hourlyRate',
  'executiveStatus',
  'subtasks',
  'licences',
  'experiences',
] as const
export type ComparedField = (typeof comparedFields)[number]

/** The fields of which some job descriptions have more than one value. */
export function differingFields(values: Readonly<Record<ComparedField, number>>): ComparedField[] {
  return comparedFields.filter((field) => values[field] > 1)
}

/** The first day of the last twelve months. */
export function lastYearSince(today: IsoDate): IsoDate {
  return addMonths(today, -12)
}

/** Parts what all lists hold from what each of them holds besides, in its own order. */
export function shared<Item>(
  lists: readonly (readonly Item[])[],
  keyOf: (item: Item) => string,
): { readonly common: readonly Item[]; readonly own: readonly (readonly Item[])[] } {
  const keys = lists.map((list) => new Set(list.map(keyOf)))
  const isCommon = (item: Item) => keys.every((each) => each.has(keyOf(item)))
  return {
    common: lists[0]?.filter(isCommon) ?? [],
    own: lists.map((list) => list.filter((item) => !isCommon(item))),
  }
}
