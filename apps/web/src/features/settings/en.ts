import type { fr } from './fr.ts'

export const en: typeof fr = {
  tabs: {
    label: 'Settings pages',
    remuneration: 'Pay policy',
    legal: 'Legal information',
    payment: 'Payment',
    profile: 'Profile',
    addresses: 'Addresses',
    sites: 'Clocking',
    departments: 'Departments',
    team: 'Team',
    trail: 'Log',
    keys: 'API keys',
    webhooks: 'Events',
  },
  items: {
    profile: 'Company profile',
    legalInformations: 'Legal information',
    paymentInformations: 'Payment',
    hourTypes: 'Hour types',
    indemnities: 'Indemnities',
  },
  completion: {
    count: '{{done}} of {{total}} items complete',
    title: 'Some information is missing',
    done: 'Everything is ready',
    context: 'A mission can be posted once the five items are complete.',
    valid: 'Complete',
    missing: 'To complete',
    later: 'Later',
    complete: 'Complete now',
  },
  next: {
    left_one: 'One item is left to complete before a mission can be posted.',
    left_other: '{{count}} items are left to complete before a mission can be posted.',
    go: 'Continue: {{item}}',
  },
  onboarding: {
    introTitle: 'Welcome to {{product}}',
    intro: 'Your account is open. This is what leads to your first mission.',
    steps: {
      settings: {
        title: 'Complete the company’s information',
        text: 'Profile, legal information, payment and pay policy: once and for all.',
      },
      jobDescription: {
        title: 'Describe a position',
        text: 'Tasks, work conditions, place and hourly rate.',
      },
      mission: {
        title: 'Post a mission',
        text: 'Add the shifts: the estimated price shows while you type.',
      },
    },
    next: 'See the steps',
    start: 'Start',
  },
  trail: {
    title: 'Log',
    context: 'Who signed in, who changed what, and on whose behalf.',
    kind: 'Subject',
    everyKind: 'All subjects',
    empty: 'Nothing on this subject yet.',
    month: 'Month',
    export: 'Export for a SIEM',
    exportHelp:
      'A JSON Lines file: one line for each change, oldest first, and a last line that signs all the others (Ed25519).',
    download: 'Download the log of the month',
  },
  history: {
    title: 'History of changes',
    empty: 'Nothing has changed yet.',
    failed: 'The history could not load.',
    retry: 'Try again',
    at: '{{day}} at {{time}}',
    by: 'By {{name}}',
    byKey: 'By the key “{{key}}” of {{name}}',
    byFor: 'By {{name}}, on behalf of {{person}}',
    system: 'the system',
    more: 'Show more',
  },
}
