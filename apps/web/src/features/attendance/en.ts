import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Hours',
  views: 'Hours by status',
  tabs: {
    toVerify: 'To check',
    validated: 'Validated',
    paid: 'Paid',
    extra: 'Outside the planning',
  },
  failure: 'The hours could not be loaded',
  failureText: 'Check your connection, then try again.',
  retry: 'Try again',
}
