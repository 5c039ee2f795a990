import type { fr } from './fr.ts'

export const en: typeof fr = {
  subject: 'Events could not be sent to your webhook',
  heading: 'A webhook does not answer any more',
  text: 'For three days, the address {{url}} has not accepted some events of your company. We do not send them any more.',
  act: 'Once the address works again, send them again from the settings: nothing is lost for ninety days.',
  button: 'See the deliveries',
}
