import type { fr } from './fr.ts'

export const en: typeof fr = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main navigation',
  more: 'More',
  nav: {
    home: 'Home',
    planning: 'Planning',
    missions: 'Missions',
    jobDescriptions: 'Job descriptions',
    settings: 'Settings',
    team: 'My team',
    admin: 'Administration',
  },
  account: 'My account',
  profile: 'My profile',
  helpCentre: 'Help centre',
  language: 'Français',
  languageLabel: 'Français: change language',
  logout: 'Log out',
  shrink: 'Shrink the navigation',
  expand: 'Expand the navigation',
  changeCompany: 'Change company',
  searchCompany: 'Search for a company',
  opening: 'Opening {{name}}…',
  groupSpace: 'Group space',
  actingFor: 'You are acting on behalf of {{email}}',
  stopActing: 'Back to administration',
  notFound: {
    title: 'Page not found',
    text: 'No page matches the address',
    action: 'Back to home',
  },
  unauthorized: {
    title: 'Access not authorised',
    text: 'Your role does not give access to this page.',
    action: 'Back to home',
  },
  loadFailure: {
    title: 'This page could not be loaded',
    action: 'Try again',
  },
}
