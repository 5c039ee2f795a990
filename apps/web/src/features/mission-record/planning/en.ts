import type { fr } from './fr.ts'

export const en: typeof fr = {
  shifts: {
    label: 'Shifts of the mission',
    hours: 'Times',
    pause: 'Break',
    siders: 'Siders needed',
    total: 'Total hours',
    missionTotal: 'Total of the mission',
    moreDays_one: 'Show {{count}} more day',
    moreDays_many: 'Show {{count}} more days',
    moreDays_other: 'Show {{count}} more days',
  },
  breaks: {
    none: 'No break',
    minutes: '{{minutes}} minutes',
  },
  sentence: {
    who_one: '{{count}} Sider, {{hours}} hours a week, from {{start}} to {{end}}.',
    who_many: '{{count}} Siders, {{hours}} hours a week each, from {{start}} to {{end}}.',
    who_other: '{{count}} Siders, {{hours}} hours a week each, from {{start}} to {{end}}.',
    days: {
      weekDays: 'Monday to Friday, between {{from}} and {{to}}.',
      weekDaysSaturday: 'Monday to Saturday, between {{from}} and {{to}}.',
      weekDaysSunday: 'Monday to Friday and Sundays, between {{from}} and {{to}}.',
      weekDaysSaturdaySunday: 'Every day, between {{from}} and {{to}}.',
      saturday: 'Saturdays, between {{from}} and {{to}}.',
      sunday: 'Sundays, between {{from}} and {{to}}.',
      saturdaySunday: 'Saturdays and Sundays, between {{from}} and {{to}}.',
    },
    withHolidays: 'Public holidays are worked.',
    withoutHolidays: 'Public holidays are not worked.',
    nextDay: '{{time}} (+1)',
  },
}
