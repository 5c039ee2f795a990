/** How far the collection of an invoice is, in words: in the lists of the company and of internal staff. */
export const collectionStateNames = {
  fr: {
    planned: 'À payer',
    pending: 'En prélèvement',
    refused: 'Paiement refusé',
    returned: 'Paiement repris',
  },
  en: {
    planned: 'To pay',
    pending: 'Being collected',
    refused: 'Payment refused',
    returned: 'Taken back',
  },
}
