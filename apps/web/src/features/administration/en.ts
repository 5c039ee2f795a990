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
  features: 'Features',
  leave: 'Clear the session and go back to sign-in',
}
