import type { fr } from './fr.ts'

export const en: typeof fr = {
  button: 'Sign in with my company',
  offered: 'Your company has its own sign-in.',
  required: 'Your company asks you to use its own sign-in.',
  pending: 'Signing in',
  failed: 'The sign-in did not succeed',
  cancelled: 'You left the sign-in, or your company refused it.',
  unexpected: 'This sign-in was not begun here. Start again from the sign-in page.',
  back: 'Back to the sign-in',
}
