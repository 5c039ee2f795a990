import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Welcome, {{firstName}}',
  context: 'Choose the company of {{group}} that you are working for.',
  search: 'Search for a company',
  companies: 'Companies of the group',
  noMatch: 'No company matches',
  noMatchText: 'Try another name.',
  empty: 'No company in the group',
  emptyText: 'Companies that belong to the group will appear here.',
  continue: 'Continue to the planning',
  chooseFirst: 'Choose a company first.',
}
