import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Company settings',
  context: 'What must be filled in before a mission can be posted.',
  tabs: {
    label: 'Settings pages',
    company: 'Company',
    remuneration: 'Pay policy',
    team: 'Team',
  },
  complete: 'Complete',
  missing: 'To complete',
  allComplete: 'Everything is ready: you can post missions.',
  someMissing_one: 'One item remains to be completed before a mission can be posted.',
  someMissing_many: '{{count}} items remain to be completed before a mission can be posted.',
  someMissing_other: '{{count}} items remain to be completed before a mission can be posted.',
  byProvider:
    'Your {{product}} contact fills them in with you. Meanwhile, prepare your job descriptions.',
  prepare: 'Prepare a job description',
  items: {
    profile: {
      title: 'Company profile',
      text: 'The name, description and logo that Siders will see.',
    },
    legalInformations: {
      title: 'Legal information',
      text: 'Legal name, business name, SIRET and APE code, used in the contracts.',
    },
    paymentInformations: {
      title: 'Payment',
      text: 'Payment method, billing address and accounting contact.',
    },
    hourTypes: {
      title: 'Hour types',
      text: 'Surcharges for overtime, nights, Sundays and public holidays.',
    },
    indemnities: {
      title: 'Indemnities',
      text: 'Meals and transport, confirmed even when there are none.',
    },
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
