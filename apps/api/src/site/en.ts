import type { fr } from './fr.ts'

export const en: typeof fr = {
  file: 'clocking-poster',
  title: 'Clocking poster, {{place}}',
  heading: 'Clock in here',
  qr: 'Code to scan: it opens your clock, {{url}}',
  steps: [
    'Scan this code with the camera of your phone.',
    'Your pages open: press “Start” when you arrive, “Finish” when you leave.',
    'No camera? Ask on site for the four-digit code of the day.',
  ],
  note: 'Without a network, your clocking stays on your phone and leaves later. It counts without a code too.',
  footer: '{{company}}. Poster valid from {{day}}.',
  pageOf: 'Page {{page}} of {{pages}}',
}
