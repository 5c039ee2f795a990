import type { fr } from './fr.ts'

export const en: typeof fr = {
  reset: {
    subject: 'Choose a new {{product}} password',
    heading: 'Choose a new password',
    greeting: 'Hello {{firstName}},',
    message:
      'You asked to choose a new password. The link below is valid for one hour and works once.',
    action: 'Choose a password',
    closing: 'If you did not ask for this, ignore this message: your password stays as it is.',
  },
  invitation: {
    subject: '{{company}} invites you to join its team on {{product}}',
    heading: '{{company}} awaits you on {{product}}',
    greeting: 'Hello {{firstName}},',
    message:
      '{{company}} has opened an account for you on {{product}}. Choose your password to activate it: the link below is valid for {{days}} days and works once.',
    action: 'Activate my account',
    closing:
      'If the link has expired, ask a coworker for a new invitation. If you do not know {{company}}, ignore this message.',
  },
  socialLogin: {
    subject: 'Signing in to {{product}}',
    heading: 'Sign in with Google',
    greeting: 'Hello {{firstName}},',
    message:
      'You asked for a new password, but your account signs in with Google: it has no password.',
    action: 'Sign in with Google',
    closing: 'If you did not ask for this, ignore this message.',
  },
  passwordChanged: {
    subject: 'Your {{product}} password was changed',
    heading: 'Your password was changed',
    greeting: 'Hello {{firstName}},',
    message: 'Your password was just changed from your profile. Your other sessions were closed.',
    action: 'Choose another password',
    closing: 'If you did not make this change, choose another password at once.',
  },
  emailChanged: {
    subject: 'Your {{product}} e-mail address was changed',
    heading: 'Your e-mail address was changed',
    greeting: 'Hello {{firstName}},',
    message:
      'The e-mail address of your account was just changed from your profile. You now sign in with the new one.',
    action: 'Sign in',
    closing: 'If you did not make this change, tell your company’s administrator at once.',
  },
}
