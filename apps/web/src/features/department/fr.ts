export const fr = {
  page: {
    title: 'Services',
    context: 'Ce à quoi vos missions sont imputées, dans votre comptabilité analytique.',
    list: 'Services de l’entreprise',
    empty: 'Pas encore de service',
    emptyHelp:
      'Chaque mission sera imputée à un service, avec son code analytique. Ajoutez le premier.',
    search: 'Rechercher un service ou un code',
    noMatch: 'Aucun service ne correspond',
    noMatchHelp: 'Rien ne ressemble à «\u202f{{q}}\u202f» dans les noms et les codes.',
    clear: 'Effacer la recherche',
    columns: {
      name: 'Service',
      code: 'Code analytique',
      missions: 'Missions',
      actions: 'Actions',
    },
    noCode: 'Sans code',
    menu: 'Actions sur le service {{name}}',
    changeAct: 'Modifier',
    removeAct: 'Supprimer',
  },
  field: {
    label: 'Service de la mission',
    help: 'Celui auquel la mission est imputée.',
    none: 'Choisir un service',
    empty: 'Vous n’avez pas encore de service. Ajoutez le premier.',
    code: 'Code analytique {{code}}',
    deleted: 'Service supprimé',
    failed: 'Les services n’ont pas pu se charger.',
    retry: 'Réessayer',
  },
  draft: {
    name: 'Nom du service',
    nameHelp: 'Lettres, chiffres, tirets et espaces\u202f; {{max}} caractères au plus.',
    code: 'Code analytique',
    codeHelp: 'Celui de votre comptabilité, {{max}} caractères au plus.',
  },
  add: {
    open: 'Ajouter un service',
    title: 'Nouveau service',
    context: 'Il sera proposé pour toutes les missions de l’entreprise.',
    submit: 'Ajouter le service',
    done: 'Service ajouté.',
  },
  change: {
    title: 'Modifier le service',
    unused: 'Aucune mission ne le porte encore.',
    context_one: '{{count}} mission le porte et le suit.',
    context_other: '{{count}} missions le portent et le suivent.',
    done: 'Service modifié.',
  },
  removal: {
    title: 'Supprimer le service {{name}}\u202f?',
    unused: 'Il ne sera plus proposé. Aucune mission ne le porte.',
    text_one:
      'Il ne sera plus proposé. La mission qui le porte le garde, et son nom redevient libre.',
    text_other:
      'Il ne sera plus proposé. Les {{count}} missions qui le portent le gardent, et son nom redevient libre.',
    confirm: 'Supprimer',
    done: 'Service {{name}} supprimé.',
  },
}
