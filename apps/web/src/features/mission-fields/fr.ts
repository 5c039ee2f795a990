export const fr = {
  saved: 'Modifications enregistrées.',
  otherClocks:
    'Les horaires saisis restent les mêmes, à l’{{zone}}\u202f: le prix est recalculé avec les jours, les nuits et les jours fériés de ce lieu.',
  overtaken: {
    by: '{{name}} a enregistré entre-temps\u202f:',
    bySomebody: 'Une autre personne a enregistré entre-temps\u202f:',
    nothing: 'Rien',
    choice:
      'Ce que vous avez saisi est toujours là. Enregistrez pour le garder, ou fermez pour laisser cette valeur.',
  },
  nothingChosen: {
    languages: 'Choisissez au moins une langue pour enregistrer.',
    licences: 'Choisissez au moins un permis pour enregistrer.',
    tools: 'Choisissez au moins un outil pour enregistrer.',
  },
  name: {
    label: 'Complément du nom',
    help: 'Il distingue cette mission des autres. Les Siders ne le voient pas.',
    echo: 'La mission s’appellera «\u202f{{name}}\u202f».',
  },
  missionInformation: {
    label: 'Informations sur la mission',
    help: 'Ce que les Siders doivent savoir\u202f: arrivée, interlocuteur sur place, matériel à prévoir.',
  },
  sideNote: {
    label: 'Note pour {{product}}',
    help: 'Elle n’est lue que par nos équipes, jamais par les Siders.',
  },
  orderNumber: {
    label: 'Numéro de bon de commande',
    help: 'Le vôtre. Il figure sur les prochaines factures de la mission.',
  },
  remote: 'Le travail se fait à distance',
  motorized: 'Un véhicule est nécessaire',
  addressDetails: {
    title: 'Nom du lieu',
    description: 'Accès',
    descriptionHelp: 'Étage, code, entrée du personnel, arrêt de bus le plus proche.',
    missing: 'La mission n’a pas encore d’adresse.',
  },
  manager: {
    label: 'Qui gère cette mission\u202f?',
    help: 'Cette personne valide les heures des Siders et répond à leurs questions.',
    none: 'Choisir un responsable',
    gone: '{{name}} ne peut plus gérer de mission. Choisissez une autre personne.',
    goneUnknown:
      'Le responsable de cette mission a quitté l’équipe. Choisissez une autre personne.',
    roleAdmin: 'Administrateur',
    roleManager: 'Responsable de mission',
  },
  siders: {
    tooFew_one: 'Il manque {{count}} Sider pour pourvoir tous les créneaux.',
    tooFew_many: 'Il manque {{count}} Siders pour pourvoir tous les créneaux.',
    tooFew_other: 'Il manque {{count}} Siders pour pourvoir tous les créneaux.',
  },
}
