import type { fr } from './fr.ts'

export const en: typeof fr = {
  normal: 'Normal hours',
  overtime: 'Overtime hours',
  hours: 'Hours',
  night: 'at night',
  sunday: 'on a Sunday',
  solidarity: 'on the solidarity day',
  holidays: 'on a public holiday',
  and: 'and',
  increase: '+{{percent}}%',
  decimal: '.',
}
