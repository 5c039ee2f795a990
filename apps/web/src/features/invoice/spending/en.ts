import { hourKindNames } from '@renfort/domain/quotation/hour-kind-names.ts'
import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Spending by week',
  context: 'Amounts excluding tax, at most 26 weeks.',
  by: 'Split',
  byKind: 'By kind of hour',
  byDepartment: 'By department',
  announced: 'Budget that the quotes announced',
  billed: 'Billed',
  week: 'Week',
  weekShort: 'W{{week}}',
  chart_one: 'Spending of the week of {{start}}. The figures are in the table below.',
  chart_many:
    'Spending of {{count}} weeks, from the week of {{start}} to that of {{end}}. The figures are in the table below.',
  chart_other:
    'Spending of {{count}} weeks, from the week of {{start}} to that of {{end}}. The figures are in the table below.',
  figures: 'Show the figures',
  table: 'Spending and budget, week by week',
  noDepartment: 'No department',
  kinds: {
    ...hourKindNames.en.spent,
    holiday: 'Public holiday not worked',
    meal: 'Meals',
    transport: 'Transport',
    bonus: 'Bonuses',
    other: 'Others',
    credit: 'Credit notes',
  },
  empty: 'Nothing was billed or planned in these weeks',
  emptyText: 'Choose other weeks in the calendar.',
  failure: 'The spending could not be loaded',
}
