import type { fr } from './fr.ts'

export const en: typeof fr = {
  tabs: {
    label: 'Settings pages',
    remuneration: 'Pay policy',
    legal: 'Legal information',
    payment: 'Payment',
    profile: 'Profile',
    addresses: 'Addresses',
    team: 'Team',
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
  onboarding: {
    introTitle: 'Welcome to {{product}}',
    intro: 'Your account is open. Three steps lead to your first mission.',
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
        text: 'Add the shifts: the exact price shows while you type.',
      },
    },
    next: 'See the steps',
    start: 'Start',
  },
}
