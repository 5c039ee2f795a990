import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'First steps',
  done: '{{done}} of {{total}}',
  next: 'Next: {{step}}',
  show: 'See all steps',
  isDone: 'done',
  isNext: 'to do now',
  steps: {
    profile: 'Present the company',
    legal: 'Give the SIRET number',
    payment: 'Choose how to pay',
    remuneration: 'Confirm the pay policy',
    job: 'Describe the job',
    mission: 'Post a first mission',
  },
  missing: {
    title: 'A few steps before your first planning',
    text: 'A mission can be posted as soon as all of this is in place:',
  },
}
