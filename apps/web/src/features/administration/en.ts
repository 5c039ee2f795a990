import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Act on behalf of a user',
  context: 'Search by name, e-mail or company.',
  search: 'Search for a user',
  users: 'Users',
  hint: 'Type at least two characters',
  hintText: 'Users of customer companies will appear here.',
  noMatch: 'No user matches',
  noMatchText: 'Try another name, an e-mail or a company.',
  group: 'Group',
  logAs: 'Act on behalf of {{name}}',
  organisations: 'Customer organisations',
  invoices: 'Invoices',
  siders: 'Siders',
  operations: 'Operations',
  features: 'Features',
  failure: 'The search did not go through',
  trailOf: 'See the audit trail of {{company}}',
  acting: {
    context:
      '{{company}}. You will see and do what this person can see and do, for {{minutes}} minutes.',
    reason: 'Why?',
    reasonHelp: 'This reason stays in the audit trail.',
    submit: 'Begin',
  },
  leave: 'Clear the session and go back to sign-in',
  clock: {
    title: 'Clock of the demo',
    now: 'It is {{time}}, {{day}}.',
    help: 'Let time pass: what is due up to then is done in order.',
    forward: { hour: 'One hour on', day: 'One day on', week: 'One week on' },
    done_zero: 'Nothing was due.',
    done_one: '{{count}} task done.',
    done_many: '{{count}} tasks done.',
    done_other: '{{count}} tasks done.',
  },
}
