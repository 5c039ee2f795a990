export const fr = {
  shifts: {
    label: 'Créneaux de la mission',
    hours: 'Horaires',
    pause: 'Pause',
    siders: 'Siders',
    total: 'Total',
    missionTotal: 'Total de la mission',
    moreDays_one: 'Afficher {{count}} jour de plus',
    moreDays_many: 'Afficher {{count}} jours de plus',
    moreDays_other: 'Afficher {{count}} jours de plus',
  },
  breaks: {
    none: 'Sans pause',
    minutes: '{{minutes}} min',
  },
  sentence: {
    who_one: '{{count}} Sider, {{hours}}h par semaine, du {{start}} au {{end}}.',
    who_many: '{{count}} Siders, {{hours}}h par semaine chacun, du {{start}} au {{end}}.',
    who_other: '{{count}} Siders, {{hours}}h par semaine chacun, du {{start}} au {{end}}.',
    days: {
      weekDays: 'Du lundi au vendredi, entre {{from}} et {{to}}.',
      weekDaysSaturday: 'Du lundi au samedi, entre {{from}} et {{to}}.',
      weekDaysSunday: 'Du lundi au vendredi et le dimanche, entre {{from}} et {{to}}.',
      weekDaysSaturdaySunday: 'Tous les jours, entre {{from}} et {{to}}.',
      saturday: 'Le samedi, entre {{from}} et {{to}}.',
      sunday: 'Le dimanche, entre {{from}} et {{to}}.',
      saturdaySunday: 'Le samedi et le dimanche, entre {{from}} et {{to}}.',
    },
    withHolidays: 'Les jours fériés sont travaillés.',
    withoutHolidays: 'Les jours fériés ne sont pas travaillés.',
    nextDay: '{{time}} (+1)',
  },
}
