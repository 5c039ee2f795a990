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
  invitation: {
    subject: '{{company}} invites you to join its team on {{product}}',
    paragraphs: [
      'Hello {{firstName}},',
      '{{company}} has opened an account for you on {{product}}. Choose your password to activate it: the link below is valid for {{days}} days and works once.',
    ],
    action: 'Activate my account',
    closing:
      'If the link has expired, ask a coworker for a new invitation. If you do not know {{company}}, ignore this message.',
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
