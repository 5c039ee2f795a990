export const fr = {
  title: 'Bienvenue, {{firstName}}',
  context: 'Choisissez l’entreprise de {{group}} pour laquelle vous travaillez.',
  search: 'Rechercher une entreprise',
  companies: 'Entreprises du groupe',
  noMatch: 'Aucune entreprise ne correspond',
  noMatchText: 'Essayez un autre nom.',
  empty: 'Aucune entreprise dans le groupe',
  emptyText: 'Les entreprises rattachées au groupe apparaîtront ici.',
  continue: 'Continuer vers le planning',
  chooseFirst: 'Choisissez d’abord une entreprise.',
}
