import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Files for accounting',
  context: 'The invoices and credit notes issued in the month.',
  month: 'Month',
  files: {
    entries: 'Accounting entries (FEC)',
    analytic: 'Costs by department (CSV)',
  },
  help: {
    entries:
      'Text separated by tabs, with the 18 columns of article A47 A-1 of the French tax procedures code.',
    analytic: 'Amounts excluding tax, by analytic code.',
  },
}
