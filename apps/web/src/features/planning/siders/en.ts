import type { fr } from './fr.ts'

export const en: typeof fr = {
  table: 'Week {{week}} by Sider, {{dates}}',
  sider: 'Sider',
  open: 'Open slots',
  openPlaces_one: '{{count}} slot',
  openPlaces_many: '{{count}} slots',
  openPlaces_other: '{{count}} slots',
  emptyDay: '{{name}}, {{day}}, no shift',
  hours: 'Hours',
  wholeWeek: '{{length}} in the whole week',
  overtime: '{{length}} of them overtime',
  rest: '{{length}} of rest',
  split: 'After a split of {{length}}',
  spanLong: '{{length}} from first to last hour, at most {{limit}}',
  restShort: 'Rest too short: {{length}}',
  summary_one: '{{count}} Sider planned, {{hours}} of work',
  summary_many: '{{count}} Siders planned, {{hours}} of work',
  summary_other: '{{count}} Siders planned, {{hours}} of work',
  empty: {
    title: 'Nobody is planned this week yet',
    text: 'Each hired Sider has a line here, with their shifts and their hours of the week.',
  },
}
