import type { fr } from './fr.ts'

export const en: typeof fr = {
  reset: {
    subject: 'Choose a new {{product}} password',
    paragraphs: [
      'Hello {{firstName}},',
      'You asked to choose a new password. The link below is valid for one hour and works once.',
    ],
    action: 'Choose a password',
    closing: 'If you did not ask for this, ignore this message: your password stays as it is.',
  },
  socialLogin: {
    subject: 'Signing in to {{product}}',
    paragraphs: [
      'Hello {{firstName}},',
      'You asked for a new password, but your account signs in with Google: it has no password.',
    ],
    action: 'Sign in with Google',
    closing: 'If you did not ask for this, ignore this message.',
  },
}
