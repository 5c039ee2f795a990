import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Feedback on the mission',
  context: 'Would you work with these Siders again? It takes a minute each.',
  list: 'Siders of the mission',
  none: 'Nobody to speak of',
  noneText: 'No Sider has worked on this mission yet.',
  failed: 'The Siders of this mission could not be loaded.',
  done: 'Thank you! You have given your feedback on everybody.',
}
