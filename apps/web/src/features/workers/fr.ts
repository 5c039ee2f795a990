export const fr = {
  tabs: {
    label: 'Siders à demander',
    organisation: 'Mes Siders',
    network: 'Réseau partagé',
    selected: 'Sélectionnés',
  },
  search: 'Rechercher par prénom, nom ou téléphone',
  selectAll_one: 'Sélectionner le Sider affiché',
  selectAll_many: 'Sélectionner les {{count}} Siders affichés',
  selectAll_other: 'Sélectionner les {{count}} Siders affichés',
  tooMany_one:
    'Cette mission a {{count}} place\u202f: vous ne pouvez pas sélectionner plus de Siders.',
  tooMany_many:
    'Cette mission a {{count}} places\u202f: vous ne pouvez pas sélectionner plus de Siders.',
  tooMany_other:
    'Cette mission a {{count}} places\u202f: vous ne pouvez pas sélectionner plus de Siders.',
  recommended: 'Recommandé',
  lastWorkedFor: 'Dernière mission\u202f: {{name}}',
  fromNetwork: 'Réseau',
  clearSearch: 'Effacer la recherche et les filtres',
  empty: {
    organisationTitle: 'Aucun Sider pour l’instant',
    organisationText: 'Les Siders qui auront travaillé pour votre entreprise apparaîtront ici.',
    organisationGestion:
      'Ajoutez les personnes que vous souhaitez faire travailler sur cette mission.',
    networkTitle: 'Aucun Sider partagé',
    networkText:
      'Les Siders qui ont travaillé pour les autres entreprises de votre groupe apparaîtront ici.',
    selectedTitle: 'Aucun Sider sélectionné',
    selectedDelegation:
      'Sélectionnez les Siders que vous aimeriez revoir. Sans sélection, nous vous proposons des profils.',
    selectedGestion: 'Sélectionnez les personnes qui travailleront sur cette mission.',
    matchTitle: 'Aucun Sider ne correspond',
    matchText: 'Essayez un autre nom, un autre numéro ou d’autres filtres.',
  },
  filters: {
    open: 'Filtrer',
    openCount_one: 'Filtrer ({{count}} actif)',
    openCount_many: 'Filtrer ({{count}} actifs)',
    openCount_other: 'Filtrer ({{count}} actifs)',
    title: 'Filtrer les Siders',
    recommended: 'Recommandés seulement',
    recommendedHelp: 'Vous avez dit vouloir retravailler avec eux.',
    workedForUs: 'Ont déjà travaillé pour votre entreprise',
    jobType: 'Métier déjà exercé',
    anyJobType: 'Tous les métiers',
    apply: 'Appliquer',
    reset: 'Tout effacer',
  },
  add: {
    open: 'Ajouter un profil',
    title: 'Ajouter un profil',
    context: 'La personne que vous souhaitez faire travailler sur cette mission.',
    firstName: 'Prénom',
    lastName: 'Nom',
    country: 'Pays du numéro',
    phone: 'Téléphone mobile',
    email: 'E-mail',
    submit: 'Ajouter et sélectionner',
    done: '{{name}} rejoint vos Siders.',
  },
  only: {
    label: 'Uniquement les Siders sélectionnés',
    help: 'Nous ne proposons la mission à personne d’autre.',
    needs_one: 'Sélectionnez encore {{count}} Sider pour pouvoir pourvoir tous les créneaux.',
    needs_many: 'Sélectionnez encore {{count}} Siders pour pouvoir pourvoir tous les créneaux.',
    needs_other: 'Sélectionnez encore {{count}} Siders pour pouvoir pourvoir tous les créneaux.',
    confirmTitle: 'Réserver la mission aux Siders sélectionnés\u202f?',
    confirmText:
      'Si l’un d’eux n’est pas disponible, sa place restera vide\u202f: nous ne chercherons personne d’autre.',
    confirm: 'Réserver la mission',
  },
}
