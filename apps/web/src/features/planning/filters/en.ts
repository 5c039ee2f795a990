import type { fr } from './fr.ts'

export const en: typeof fr = {
  group: 'Filters of the planning',
  place: { label: 'Location', every: 'All locations' },
  department: { label: 'Department', every: 'All departments' },
  manager: { label: 'Manager', every: 'All managers' },
  job: { label: 'Job', every: 'All jobs' },
  mission: { label: 'Mission', every: 'All missions' },
  none: {
    title: 'No mission matches the filters',
    text: {
      day: 'The day has shifts, but none that all of these filters keep.',
      week: 'The week has missions, but none that all of these filters keep.',
      month: 'The month has missions, but none that all of these filters keep.',
    },
    clear: 'Clear the filters',
  },
}
