export const fr = {
  group: 'Filtres de la semaine',
  place: { label: 'Lieu', every: 'Tous les lieux' },
  manager: { label: 'Responsable', every: 'Tous les responsables' },
  job: { label: 'Métier', every: 'Tous les métiers' },
  none: {
    title: 'Aucune mission ne correspond aux filtres',
    text: 'La semaine a des missions, mais aucune avec ce lieu, ce responsable et ce métier.',
    clear: 'Effacer les filtres',
  },
}
