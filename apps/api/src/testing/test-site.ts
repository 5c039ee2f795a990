import type { Site } from '../platform/mail/compose-mail.ts'

/** An installation as its mails name it. */
export const testSite: Site = {
  productName: 'Renfort',
  publicUrl: 'https://renfort.test',
  legalNotice: 'Renfort SAS, 1 rue de la Paix, Paris',
  unsubscribeLinks: { url: () => 'https://renfort.test/refused' },
}
