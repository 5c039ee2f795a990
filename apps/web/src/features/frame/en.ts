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
    audit: 'Audit trail',
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
  groupSpace: 'Group space',
  acting: {
    label: 'Acting on behalf of a user',
    person: 'You are acting on behalf of {{name}}',
    until: '{{company}}, until {{time}}',
    over: 'The hour is over: you no longer act on behalf of this user.',
    leave: 'Leave',
    leaveLong: 'Leave and go back to administration',
  },
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
