import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Clocking on site',
  context:
    'Place by place, what is asked of Siders who clock in. Without it a clocking counts all the same: your hours only say that it is without proof.',
  none: 'No place',
  noneHelp: 'Your favourite addresses and the places of your posted missions appear here.',
  asksCode: 'Ask for the site code',
  asksCodeHelp:
    'Siders scan the poster, or type the four digits of the day, when they arrive and when they leave.',
  asksPosition: 'Ask for the position',
  asksPositionHelp:
    'Once a clocking, rounded to 100 m, kept 30 days. You only see the distance to the place. The Sider may refuse. For places where no other means is enough (CNIL).',
  today: 'Code of {{day}}',
  validFrom: 'Poster valid from {{day}}.',
  poster: 'Poster to print of {{place}}',
  posterLabel: 'Poster to print',
  renew: 'Renew the code of {{place}}',
  renewLabel: 'Renew the code',
  renewTitle: 'Renew the code of {{place}}?',
  renewText:
    'The code of today and the printed posters prove nothing any more: print the new poster. Clockings that have arrived do not change.',
  renewed: 'Code renewed: print the new poster.',
  saved: 'Saved.',
}
