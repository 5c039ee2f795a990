import type { fr } from './fr.ts'

export const en: typeof fr = {
  language: 'Français',
  languageLabel: 'Français: change language',
  notFound: {
    title: 'Page not found',
    text: 'No page matches the address',
    action: 'Back to home',
  },
  offline: {
    title: 'This page is waiting for the connection',
    text: 'You are offline and it has not been opened here yet: it will show as soon as the connection is back.',
    action: 'Back to the previous page',
  },
  loadFailure: {
    title: 'This page could not be loaded',
    action: 'Try again',
  },
}
