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
  features: 'Fonctionnalités',
  leave: 'Effacer la session et revenir à la connexion',
}
