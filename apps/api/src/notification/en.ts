import type { fr } from './fr.ts'

export const en: typeof fr = {
  subject: {
    one: 'One thing waits for you this morning',
    other: '{{count}} things wait for you this morning',
  },
  heading: 'What waits for you this morning',
  greeting: 'Hello {{firstName}},',
  intro: 'Each line opens the screen where you deal with it.',
  titles: {
    missing: 'Siders who have not come',
    contract: 'Contracts to sign',
    payment: 'Payments refused or taken back',
    hours: 'Hours to validate',
    opening: 'Slots to fill',
    candidate: 'Candidates to choose from',
    dispute: 'Contested hours, waiting for an answer',
    invoice: 'New invoices',
  },
  rows: {
    missing: '{{mission}}, expected since {{time}}: {{names}}',
    more: { one: 'one other person', other: '{{count}} other people' },
    contract: '{{mission}}, to sign by {{day}}',
    payment: 'Invoice {{number}}, {{amount}}',
    hours: { one: 'Week {{week}}: one line', other: 'Week {{week}}: {{count}} lines' },
    conforming: {
      one: 'Week {{week}}: validate the line that equals the plan',
      other: 'Week {{week}}: validate the {{count}} lines that equal the plan',
    },
    allConforming: 'Week {{week}}: validate all lines that equal the plan',
    rest: {
      one: 'Week {{week}}: look at the other line',
      other: 'Week {{week}}: look at the {{count}} other lines',
    },
    opening: {
      one: '{{mission}}, from {{day}}: one slot',
      other: '{{mission}}, from {{day}}: {{count}} slots',
    },
    candidate: {
      one: '{{mission}}: one candidate',
      other: '{{mission}}: {{count}} candidates',
    },
    inPlaceOf: '{{label}} (for {{names}})',
    invoice: 'Invoice {{number}}',
    all: 'See all ({{count}})',
    company: {
      one: '{{company}}: one thing waits for you',
      other: '{{company}}: {{count}} things wait for you',
    },
  },
  others: 'Your other companies',
  why: 'You receive this e-mail because you asked for it in your profile. You can choose otherwise there at any time.',
}
