export const fr = {
  menu: 'Semaines types',
  use: 'Ajouter une semaine type',
  save: 'Enregistrer une semaine comme type',
  noShift: 'Ajoutez d’abord les créneaux d’une semaine.',
  apply: {
    title: 'Ajouter une semaine type',
    template: 'Semaine type',
    weeks: 'Pour quelles semaines\u202f?',
    noWeek: 'Choisissez au moins une semaine.',
    nothing: 'Aucun créneau ne peut être ajouté à ces semaines.',
    empty:
      'Aucune semaine type pour cette fiche de poste. Planifiez une semaine, puis enregistrez-la ici.',
    remove: 'Supprimer cette semaine type',
    removed: 'Semaine type supprimée.',
    done_one: '{{count}} créneau ajouté.',
    done_many: '{{count}} créneaux ajoutés.',
    done_other: '{{count}} créneaux ajoutés.',
  },
  keep: {
    title: 'Enregistrer une semaine comme type',
    context: 'Elle se retrouve dans toutes les missions de la même fiche de poste.',
    week: 'Semaine',
    name: 'Nom de la semaine type',
    help: 'Par exemple «\u202fHaute saison\u202f». Une semaine type du même nom est remplacée.',
    submit: 'Enregistrer',
    done: 'Semaine type enregistrée.',
  },
}
