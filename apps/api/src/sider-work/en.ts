import type { fr } from './fr.ts'

export const en: typeof fr = {
  greeting: 'Hello {{firstName}},',
  withdrawal: {
    subject: '{{sider}} will not come: {{mission}}',
    subjectLate: 'Urgent: {{sider}} will not come: {{mission}}',
    heading: 'A place is free again',
    message:
      '{{sider}} has withdrawn from the mission {{mission}} ({{company}}). The place is open again: the search goes on at once.',
    shifts: 'Shifts left',
    wholePlanning: 'the whole mission',
    first: 'The first one starts',
    reason: 'Reason',
    reasons: { sick: 'Illness', withdrew: 'Cannot come' },
    comment: 'In their words',
    action: 'See the mission',
  },
}
