export const fr = {
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
  add: {
    open: 'Ajouter un service',
    title: 'Nouveau service',
    context: 'Il sera proposé pour toutes les missions de l’entreprise.',
    name: 'Nom du service',
    nameHelp: 'Lettres, chiffres, tirets et espaces\u202f; {{max}} caractères au plus.',
    code: 'Code analytique',
    codeHelp: 'Celui de votre comptabilité, {{max}} caractères au plus.',
    submit: 'Ajouter le service',
    done: 'Service ajouté.',
  },
}
