import { addDays } from '../../kernel/calendar.ts'
import type { IsoDate } from '../../kernel/calendar.ts'
import { at } from '../../law/dated.ts'
import { longestPeriodicTerm } from '../../law/invoicing.ts'

/** The due date of an invoice: a number of days after its date, never later than the law allows. */
export function dueDate(issuedOn: IsoDate, termDays: number): IsoDate {
  const { days } = at(longestPeriodicTerm, issuedOn).value
  return addDays(issuedOn, Math.min(Math.max(0, termDays), days))
}
