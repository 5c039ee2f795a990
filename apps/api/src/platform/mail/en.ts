import type { fr } from './fr.ts'

export const en: typeof fr = {
  colon: ': ',
  copyLink: 'If the button does not work, copy this address into your browser:',
  sentBy: 'Sent automatically by {{product}}',
}
