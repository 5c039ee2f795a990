import type { fr } from './fr.ts'

export const en: typeof fr = {
  keep: 'Download',
  making: 'Preparing…',
  pdf: 'PDF, one week per sheet',
  csv: 'CSV, one line per Sider and per day',
  failed: {
    pdf: 'The PDF of the week could not be made.',
    csv: 'The CSV file of the week could not be made.',
  },
  again: 'Try again',
}
