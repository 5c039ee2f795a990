import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Choose an account',
  context: 'Google, on this machine',
  notice:
    'This page stands in for Google on this demo installation. Nothing is sent to Google, and no password is asked.',
  accounts: 'Demo accounts',
  other: 'Another account',
  email: 'E-mail address',
  name: 'First and last name',
  optional: 'optional',
  unverified: 'Google has not verified this address',
  submit: 'Continue',
  cancel: 'Cancel',
  badEmail: 'The e-mail address is not valid.',
  refusedTitle: 'Request refused',
  refused: 'This request has expired or is not valid. Start again from the sign-in page.',
  back: 'Back to sign-in',
}
