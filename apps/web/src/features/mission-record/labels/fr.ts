export const fr = {
  type: {
    delegation: 'Délégation',
    gestion: 'Gestion',
  },
  progress: {
    draft: 'Brouillon',
    upcoming: 'À venir',
    ongoing: 'En cours',
    done: 'Terminée',
  },
  flexible: 'Planning flexible',
  network: 'Réseau',
  online: 'À distance',
}
