export const fr = {
  group: 'Filtres du planning',
  place: { label: 'Lieu', every: 'Tous les lieux' },
  department: { label: 'Service', every: 'Tous les services' },
  manager: { label: 'Responsable', every: 'Tous les responsables' },
  job: { label: 'Métier', every: 'Tous les métiers' },
  mission: { label: 'Mission', every: 'Toutes les missions' },
  none: {
    title: 'Aucune mission ne correspond aux filtres',
    text: {
      day: 'Ce jour a des créneaux, mais aucun qui réponde à tous ces filtres.',
      week: 'La semaine a des missions, mais aucune qui réponde à tous ces filtres.',
      month: 'Ce mois a des missions, mais aucune qui réponde à tous ces filtres.',
    },
    clear: 'Effacer les filtres',
  },
}
