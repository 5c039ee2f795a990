export const fr = {
  reasons: {
    activityIncrease: {
      name: 'Accroissement temporaire d’activité',
      help: 'Pic de commandes, inventaire, événement, tâche ponctuelle.',
    },
    replacement: {
      name: 'Remplacement',
      help: 'Une personne absente, à temps partiel ou qui a quitté l’entreprise.',
    },
    waitingRecruitment: {
      name: 'Attente d’un recrutement',
      help: 'La personne recrutée en CDI n’est pas encore arrivée.',
    },
    temporaryContract: {
      name: 'Emploi d’usage',
      help: 'Secteur où il est d’usage de ne pas recourir au CDI.',
    },
    seasonalActivity: {
      name: 'Emploi saisonnier',
      help: 'Travail qui revient chaque année à la même saison.',
    },
  },
  list: {
    label: 'Motif de la mission',
    empty: 'Aucun motif enregistré',
    emptyText:
      'Le motif de recours dit pourquoi vous faites appel à des Siders. Il figure sur chaque contrat.',
    create: 'Choisir un motif',
    createOther: 'Ajouter un motif',
    remove: 'Supprimer le motif\u202f: {{justification}}',
    removeTitle: 'Supprimer ce motif\u202f?',
    removeText: '«\u202f{{justification}}\u202f» ne sera plus proposé pour vos missions.',
    removeConfirm: 'Supprimer',
    removed: 'Motif supprimé.',
    chosenElsewhere:
      'Ce motif est celui de la mission\u202f: choisissez-en un autre avant de le supprimer.',
    showAll: 'Afficher tous les motifs',
    saved: 'Motif de la mission enregistré.',
  },
  dialog: {
    title: 'Motif de recours',
    context: 'Choisissez la raison, puis une justification.',
    reason: 'Raison',
    justification: 'Justification',
    none: 'Aucune justification enregistrée pour cette raison.',
    create: 'Créer une justification',
    choose: 'Choisir ce motif',
    reasonMissing: 'Choisissez d’abord une raison.',
    justificationMissing: 'Choisissez ou créez une justification.',
    unchanged: 'C’est déjà le motif de la mission.',
  },
  form: {
    title: 'Nouvelle justification',
    justification: 'Justification',
    justificationHelp:
      'Décrivez les faits, par exemple «\u202fForte affluence des fêtes de fin d’année\u202f». {{min}} caractères au moins.',
    replacements: 'Personnes remplacées',
    replacement: 'Personne remplacée {{number}}',
    name: 'Prénom et nom',
    position: 'Poste occupé',
    absence: 'Raison de l’absence',
    addReplacement: 'Ajouter une personne remplacée',
    recruitments: 'Personnes attendues',
    recruitment: 'Personne attendue {{number}}',
    date: 'Date d’arrivée',
    recruitedPosition: 'Poste à pourvoir',
    addRecruitment: 'Ajouter une personne attendue',
    removeRow: 'Retirer {{row}}',
    submit: 'Enregistrer la justification',
  },
  people: {
    replacement: '{{name}}, {{position}}\u202f: {{justification}}',
    recruitment: '{{name}}, {{position}}, arrivée le {{date}}',
  },
}
