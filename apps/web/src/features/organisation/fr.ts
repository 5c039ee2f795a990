export const fr = {
  title: 'Il manque des informations',
  context: 'Une mission se publie une fois les cinq points complets.',
  items: {
    profile: 'Profil de l’entreprise',
    legalInformations: 'Informations légales',
    paymentInformations: 'Paiement',
    hourTypes: 'Types d’heures',
    indemnities: 'Indemnités',
  },
  valid: 'Complet',
  missing: 'À compléter',
  later: 'Plus tard',
  complete: 'Compléter',
}
