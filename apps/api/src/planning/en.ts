import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Planning',
  file: 'planning',
  heading: 'Planning of week {{week}}',
  documentTitle: 'Planning of week {{week}}, {{company}}',
  dates: 'From {{from}} to {{to}}',
  footer: '{{company}} · Week {{week}} of {{year}} · Issued on {{day}}',
  pageOf: 'Page {{page}} of {{pages}}',
  mission: 'Mission',
  holidayAt: '{{holiday}} ({{places}})',
  nextDay: '{{time}} +1',
  hours: '{{from}} – {{to}}',
  open: { one: '1 slot to fill', other: '{{count}} slots to fill' },
  total: 'Planned hours',
  empty: 'No mission this week.',
  columns: {
    day: 'Date',
    mission: 'Mission',
    lastName: 'Last name',
    firstName: 'First name',
    from: 'Start',
    to: 'End',
    breakMinutes: 'Break (min)',
    hours: 'Hours',
    clocks: 'Time zone',
  },
}
