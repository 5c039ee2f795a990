import type { fr } from './fr.ts'

export const en: typeof fr = {
  broken: 'Copy the whole address from the e-mail.',
  brokenTitle: 'This link is incomplete',
  confirm: {
    title: 'Confirm your e-mail address',
    text: 'From now on you will sign in with the address that received this link.',
    submit: 'Confirm the address',
    doneTitle: 'Your address is confirmed',
    done: 'Sign in with it from now on. The former one can still undo this change for {{hours}} hours.',
    next: 'Continue',
  },
  undo: {
    title: 'Undo the change of address',
    text: 'Your former e-mail address is restored and all sessions of your account are closed.',
    submit: 'Undo the change',
    doneTitle: 'The change is undone',
    done: 'Your former address is restored and all sessions are closed. If you had asked for nothing, choose another password at once.',
    next: 'Choose another password',
  },
}
