import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Some information is missing',
  context: 'A mission can be posted once the five items are complete.',
  items: {
    profile: 'Company profile',
    legalInformations: 'Legal information',
    paymentInformations: 'Payment',
    hourTypes: 'Hour types',
    indemnities: 'Indemnities',
  },
  valid: 'Complete',
  missing: 'To complete',
  later: 'Later',
  complete: 'Complete now',
}
