export const fr = {
  title: 'Agir au nom d’un utilisateur',
  context: 'Recherchez par nom, e-mail ou entreprise.',
  search: 'Rechercher un utilisateur',
  users: 'Utilisateurs',
  hint: 'Tapez au moins deux caractères',
  hintText: 'Les utilisateurs des entreprises clientes apparaîtront ici.',
  noMatch: 'Aucun utilisateur ne correspond',
  noMatchText: 'Essayez un autre nom, un e-mail ou une entreprise.',
  group: 'Groupe',
  logAs: 'Agir au nom de {{name}}',
  failure: 'La recherche n’a pas abouti',
  failureText: 'Vérifiez votre connexion, puis réessayez.',
  retry: 'Réessayer',
  trailOf: 'Voir le journal d’audit de {{company}}',
  acting: {
    context:
      '{{company}}. Vous verrez et ferez ce que cette personne peut voir et faire, pendant {{minutes}}\u202fminutes.',
    reason: 'Pourquoi\u202f?',
    reasonHelp: 'Cette raison reste dans le journal d’audit.',
    submit: 'Commencer',
  },
  leave: 'Effacer la session et revenir à la connexion',
}
