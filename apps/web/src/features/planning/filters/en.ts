import type { fr } from './fr.ts'

export const en: typeof fr = {
  group: 'Filters of the week',
  place: { label: 'Location', every: 'All locations' },
  manager: { label: 'Manager', every: 'All managers' },
  job: { label: 'Job', every: 'All jobs' },
  none: {
    title: 'No mission matches the filters',
    text: 'The week has missions, but none with this location, this manager and this job.',
    clear: 'Clear the filters',
  },
}
