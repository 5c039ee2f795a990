export const fr = {
  title: 'Fichiers pour la comptabilité',
  context: 'Les factures et avoirs émis dans le mois.',
  month: 'Mois',
  files: {
    entries: 'Écritures comptables (FEC)',
    analytic: 'Coûts par service (CSV)',
  },
  help: {
    entries:
      'Texte à tabulations, avec les 18 colonnes de l’article A47 A-1 du livre des procédures fiscales.',
    analytic: 'Montants hors taxes, par code analytique.',
  },
}
