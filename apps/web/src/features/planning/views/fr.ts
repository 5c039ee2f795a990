export const fr = {
  menu: 'Mes vues',
  isDefault: 'Par défaut',
  keep: 'Enregistrer cette vue',
  rename: 'Renommer «\u202f{{name}}\u202f»',
  makeDefault: 'Ouvrir le planning avec «\u202f{{name}}\u202f»',
  noDefault: 'Ne plus ouvrir le planning avec «\u202f{{name}}\u202f»',
  remove: 'Supprimer «\u202f{{name}}\u202f»',
  save: {
    title: 'Enregistrer cette vue',
    context:
      'Les filtres et la présentation sont gardés, pas la date. Une vue du même nom est remplacée.',
    name: 'Nom de la vue',
    submit: 'Enregistrer',
    done: 'Vue enregistrée',
  },
  change: { title: 'Renommer la vue', submit: 'Renommer', done: 'Vue renommée' },
  removed: 'Vue supprimée',
}
