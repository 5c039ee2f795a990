/** `\u202f` is the narrow no-break space of French typography. */
export const fr = {
  title: 'Premiers pas',
  done: '{{done}} sur {{total}}',
  next: 'Suite\u202f: {{step}}',
  show: 'Voir toutes les étapes',
  isDone: 'fait',
  isNext: 'à faire maintenant',
  steps: {
    profile: 'Présenter l’entreprise',
    legal: 'Donner le SIRET',
    payment: 'Choisir comment payer',
    remuneration: 'Confirmer la politique de rémunération',
    job: 'Décrire le poste',
    mission: 'Publier une première mission',
  },
  missing: {
    title: 'Encore quelques étapes avant votre premier planning',
    text: 'Une mission pourra être publiée dès que tout ceci sera en place\u202f:',
  },
}
