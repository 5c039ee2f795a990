export const fr = {
  field: 'La valeur de «\u202f{{field}}\u202f» n’est pas acceptée ({{key}}).',
  other: 'La demande est refusée ({{key}}).',
  of: {
    'errors.auth.no_auth': 'Il manque un jeton d’annuaire.',
    'errors.key.invalid': 'Ce jeton d’annuaire est inconnu ou révoqué.',
    'errors.calls.too_many': 'Trop d’appels\u202f: réessayez dans {{seconds}} s.',
    'errors.not_found': 'Cette ressource n’existe pas ici.',
    'errors.directory.filter': 'Ce filtre n’est pas pris en charge\u202f: seuls le sont eq et and.',
    'errors.directory.path': 'Ce chemin d’attribut n’est pas lisible.',
    'errors.directory.operation': 'Une opération est add, replace ou remove.',
    'errors.directory.value': 'La valeur d’un attribut n’est pas de la forme attendue.',
    'errors.directory.no_target': 'Une opération remove doit nommer ce qu’elle retire.',
    'errors.directory.not_email':
      'Il faut une adresse e-mail professionnelle, ou un userName qui en soit une.',
    'errors.directory.foreign_domain':
      'Le domaine {{domain}} n’est pas vérifié par cette entreprise\u202f: aucun compte ne peut y être ouvert.',
    'errors.directory.unknown_member': 'Un membre du groupe n’est pas une personne connue ici.',
    'errors.directory.user_exists': 'Une autre personne a déjà ce userName ou cette adresse.',
    'errors.directory.group_exists': 'Un autre groupe porte déjà ce nom.',
    'errors.directory.last_admin':
      'L’équipe n’aurait plus d’administrateur. Donnez d’abord ce rôle à une autre personne.',
    'errors.directory.emergency_admin':
      'C’est l’administrateur de secours de la connexion unique. Désignez-en d’abord un autre.',
    'errors.directory.too_many_users': 'Un annuaire tient {{max}} personnes au plus.',
    'errors.directory.too_many_groups': 'Un annuaire tient {{max}} groupes au plus.',
    'errors.directory.too_many_members': 'Un groupe tient {{max}} membres au plus.',
  },
}
