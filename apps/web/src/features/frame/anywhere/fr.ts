export const fr = {
  language: 'English',
  languageLabel: 'English : changer de langue',
  notFound: {
    title: 'Page introuvable',
    text: 'Aucune page ne correspond à l’adresse',
    action: 'Revenir à l’accueil',
  },
  offline: {
    title: 'Cette page attend la connexion',
    text: 'Vous êtes hors ligne et elle n’a pas encore été ouverte ici\u202f: elle s’affichera dès que la connexion reviendra.',
    action: 'Revenir à la page précédente',
  },
  loadFailure: {
    title: 'Cette page n’a pas pu se charger',
    action: 'Réessayer',
  },
}
