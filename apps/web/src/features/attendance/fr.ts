export const fr = {
  title: 'Heures',
  views: 'Heures par état',
  tabs: {
    toVerify: 'À vérifier',
    validated: 'Validées',
    paid: 'Payées',
    extra: 'Hors planning',
  },
  failure: 'Les heures n’ont pas pu être chargées',
  failureText: 'Vérifiez votre connexion, puis réessayez.',
  retry: 'Réessayer',
}
