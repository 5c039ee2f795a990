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
      'If the link has expired, ask a colleague for a new invitation. If you do not know {{company}}, ignore this message.',
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
  factorChanged: {
    subject: 'The security of your {{product}} account has changed',
    heading: 'The security of your account has changed',
    greeting: 'Hello {{firstName}},',
    message:
      'An app, a passkey or your recovery codes were just added, changed or removed in your profile.',
    action: 'See how I sign in',
    closing:
      'If you did not make this change, change your password at once and tell the administrator of your team.',
  },
  factorResetAsked: {
    subject: 'Reset of your {{product}} second factor',
    heading: 'Your second factor will be reset',
    greeting: 'Hello {{firstName}},',
    message:
      'The administrator of {{company}} says that you can no longer confirm your sign-ins. In {{hours}} hours you can sign in without a code or a passkey.',
    action: 'Sign in',
    closing:
      'If you have lost nothing, sign in and confirm with your code or passkey: the request is then cancelled.',
  },
  factorResetDone: {
    subject: 'Your {{product}} second factor was reset',
    heading: 'Your second factor was reset',
    greeting: 'Hello {{firstName}},',
    message:
      'Your codes and passkeys were removed from your account. You sign in as you did before you set them up.',
    action: 'Sign in',
    closing: 'Set a second factor up again in your profile.',
  },
  device: { on: '{{browser}} on {{system}}', unknown: 'an unknown browser' },
  newDevice: {
    subject: 'Sign-in to {{product}} from a new device',
    heading: 'A sign-in from a new device',
    greeting: 'Hello {{firstName}},',
    message:
      'Your account has just been opened with a browser that we had not seen yet: {{device}}, on {{day}} at {{time}} (Paris time).',
    action: 'See my sessions',
    closing:
      'If it was you, there is nothing to do. If not, close this session from your profile, then change your password.',
  },
  sessionsEnded: {
    subject: 'Your {{product}} sessions are closed',
    heading: 'Your sessions are closed',
    greeting: 'Hello {{firstName}},',
    message:
      'Your administrator at {{company}} has just closed all your sessions, in all your browsers. Sign in again to go on.',
    action: 'Sign in',
    closing:
      'If a computer or a phone was stolen from you, change your password from your profile too.',
  },
  passwordChanged: {
    subject: 'Your {{product}} password was changed',
    heading: 'Your password was changed',
    greeting: 'Hello {{firstName}},',
    message: 'Your password was just changed from your profile. Your other sessions were closed.',
    action: 'Choose another password',
    closing: 'If you did not make this change, choose another password at once.',
  },
  emailConfirmation: {
    subject: 'Confirm your {{product}} e-mail address',
    heading: 'Confirm this address',
    greeting: 'Hello {{firstName}},',
    message:
      'You asked to sign in to {{product}} with this address. Confirm it: the link below is valid for {{hours}} hours and works once. Until then the former one stays.',
    action: 'Confirm the address',
    closing: 'If you did not ask for this, ignore this message: nothing changes.',
  },
  emailAsked: {
    subject: 'Your {{product}} e-mail address is about to change',
    heading: 'Your e-mail address is about to change',
    greeting: 'Hello {{firstName}},',
    message:
      'A new address was asked for your account from your profile: {{email}}. It replaces this one once it is confirmed. If it was not you, undo it with the link below: it is valid for {{hours}} hours, also after the confirmation.',
    action: 'Undo the change',
    closing:
      'If you made this change, there is nothing to do. Undoing it closes all your sessions.',
  },
  emailRestored: {
    subject: 'The change of your {{product}} e-mail address is undone',
    heading: 'Your address stays this one',
    greeting: 'Hello {{firstName}},',
    message:
      'The change of address of your account is undone, and all its sessions are closed. The person who asked for it knew your password: choose another one now.',
    action: 'Choose another password',
    closing: 'In doubt? Tell your company’s administrator.',
  },
}
