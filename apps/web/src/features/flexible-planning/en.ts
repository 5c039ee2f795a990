import type { fr } from './fr.ts'

export const en: typeof fr = {
  form: {
    period: 'Period',
    startDate: 'First day',
    endDate: 'Last day',
    periodHelp: 'From 7 days to 18 months.',
    work: 'Work asked for',
    days: 'Days worked',
    weekDays: 'Monday to Friday',
    saturday: 'Saturdays',
    sunday: 'Sundays',
    holidays: 'Public holidays',
    holidaysHelp: 'Those that fall on one of the ticked days.',
    noSuchDay: {
      saturday: 'There is no Saturday in the period.',
      sunday: 'There is no Sunday in the period.',
      holidays: 'There is no public holiday in the period.',
    },
    volume: 'Volume of each Sider',
    volumeChoose: 'Choose a volume',
    volumeOption: '{{hours}} hours a week',
    siders: 'Number of Siders',
    sidersHelp: 'From {{min}} to {{max}} Siders.',
    amplitude: 'Time range',
    amplitudeText: 'The times of each day are set later, within these hours.',
    from: 'From',
    to: 'Until',
    toNextDay: 'The range ends on the next day (+1).',
  },
  preview: {
    days_one: '{{count}} working day in the period.',
    days_many: '{{count}} working days in the period.',
    days_other: '{{count}} working days in the period.',
    hours: '{{duration}} per working day for each Sider.',
    notice:
      'The exact hours of a day come at least {{days}} days before it, the first by {{date}}.',
    noticeOver:
      'The period starts in less than {{days}} days: the first exact hours come as soon as possible, those of other days at least {{days}} days before.',
  },
  averageWeek: 'Beyond 12 weeks, the average may not exceed {{duration}} a week.',
  generated: {
    first: 'The first shifts are generated on {{next}}.',
    some: 'Shifts are generated until {{until}}; the next ones come on {{next}}.',
    all: 'All shifts are generated.',
    total: 'Total of the generated shifts',
  },
  move: {
    open: 'Move',
    of: 'Move the shift: {{day}}',
    title: 'Move a shift',
    context:
      'The Siders who are hired keep this shift at its new hours. The price of the mission does not change.',
    date: 'Day',
    startTime: 'Start',
    endTime: 'End',
    submit: 'Move',
    done: 'The shift has been moved.',
  },
  price: {
    empty: 'The price shows here as soon as the planning is complete.',
    updating: 'The price is being updated…',
    retry: 'Try again',
  },
}
