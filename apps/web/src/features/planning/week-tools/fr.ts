export const fr = {
  keep: 'Télécharger',
  making: 'Préparation…',
  pdf: 'PDF, une semaine par feuille',
  csv: 'CSV, une ligne par Sider et par jour',
  failed: {
    pdf: 'Le PDF de la semaine n’a pas pu être créé.',
    csv: 'Le fichier CSV de la semaine n’a pas pu être créé.',
  },
  again: 'Réessayer',
}
