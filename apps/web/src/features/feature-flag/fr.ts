export const fr = {
  title: 'Fonctionnalités',
  context:
    'Ce que chaque entreprise peut utiliser. Un changement arrive dans les écrans ouverts en quinze secondes.',
  back: 'Administration',
  names: { flexiblePlanning: 'Planning flexible', departments: 'Services' },
  texts: {
    flexiblePlanning:
      'Une mission se décrit par un volume hebdomadaire et une amplitude plutôt que par des créneaux.',
    departments:
      'Chaque mission est rattachée à un service de l’entreprise, avec son code analytique.',
  },
  general: 'Réglage général',
  generalText: 'Pour les entreprises qui n’ont pas de réglage à elles.',
  exceptions: 'Entreprises avec leur propre réglage',
  noException: 'Toutes les entreprises suivent le réglage général.',
  on: 'Activée',
  off: 'Désactivée',
  change: '{{flag}} : {{company}}',
  by: 'Par {{name}}, {{day}} à {{time}}',
  at: 'Le {{day}} à {{time}}',
  never: 'Jamais réglée',
  follow: 'Suivre le réglage général',
  followLabel: '{{company}} : suivre le réglage général',
  add: 'Régler une entreprise à part',
  addPlaceholder: 'Nom de l’entreprise',
  addHint: 'Elle reçoit l’inverse du réglage général.',
  noCompany: 'Aucune entreprise à ce nom',
  saved: '{{flag}} : {{company}} – {{value}}.',
  followed: '{{flag}} : {{company}} suit le réglage général.',
}
