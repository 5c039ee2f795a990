import { hourKindNames } from '@renfort/domain/quotation/hour-kind-names.ts'

export const fr = {
  title: 'Dépenses par semaine',
  context: 'Montants hors taxes, au plus 26 semaines.',
  by: 'Répartition',
  byKind: 'Par type d’heures',
  byDepartment: 'Par service',
  announced: 'Budget annoncé par les devis',
  billed: 'Facturé',
  week: 'Semaine',
  weekShort: 'S{{week}}',
  chart_one: 'Dépenses de la semaine du {{start}}. Les chiffres sont dans le tableau qui suit.',
  chart_many:
    'Dépenses de {{count}} semaines, de la semaine du {{start}} à celle du {{end}}. Les chiffres sont dans le tableau qui suit.',
  chart_other:
    'Dépenses de {{count}} semaines, de la semaine du {{start}} à celle du {{end}}. Les chiffres sont dans le tableau qui suit.',
  figures: 'Voir les chiffres',
  table: 'Dépenses et budget, semaine par semaine',
  noDepartment: 'Sans service',
  kinds: {
    ...hourKindNames.fr.spent,
    holiday: 'Jour férié non travaillé',
    meal: 'Repas',
    transport: 'Transports',
    bonus: 'Primes',
    other: 'Autres',
    credit: 'Avoirs',
  },
  empty: 'Rien n’a été facturé ni planifié pendant ces semaines',
  emptyText: 'Choisissez d’autres semaines dans le calendrier.',
  failure: 'Les dépenses n’ont pas pu se charger',
}
