import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Labour law',
  fine: 'Compliant: rest, hours, breaks, waiting period and motive are checked.',
  begun_one: 'One shift has begun already: change its date to be able to post.',
  begun_many: '{{count}} shifts have begun already: change their dates to be able to post.',
  begun_other: '{{count}} shifts have begun already: change their dates to be able to post.',
  count_one: '{{count}} point to check',
  count_many: '{{count}} points to check',
  count_other: '{{count}} points to check',
  pending_one: 'One point of law awaits your answer.',
  pending_many: '{{count}} points of law await your answer.',
  pending_other: '{{count}} points of law await your answer.',
  pendingLink: 'See the points of law',
  failed: 'Earlier missions and your answers could not be loaded.',
  retry: 'Try again',
  law: 'Law',
  house: 'House rule',
  local: 'Local rule',
  holidayText: 'Nothing is asked of you.',
  houseText: 'Stricter than the law: nothing is asked of you.',
  supplierText: 'Nothing is asked of you, unless the Siders bring them.',
  toConfirm: 'To be confirmed with your counsel: this information is not legal advice.',
  more_one: 'Show {{count}} more',
  more_many: 'Show {{count}} more',
  more_other: 'Show {{count}} more',
  siders_one: 'the same Sider',
  siders_many: '{{count}} Siders',
  siders_other: '{{count}} Siders',
  rules: {
    daily_rest: 'Rest between two days',
    long_day: 'Hours in a day',
    long_span: 'From first to last hour of a day',
    long_week: 'Hours in a week',
    average_week: 'Average hours over 12 weeks',
    days_per_week: 'Days worked in a week',
    missing_break: 'Break',
    mission_length: 'Length of the mission',
    waiting_period: 'Waiting period of the position',
    may_day: 'Work on 1 May',
    strike: 'Labour conflict',
    barred_work: 'Work closed to temporary workers',
    occupational_physician: 'Occupational medicine',
    economic_dismissal: 'After an economic dismissal',
    consecutive_days: 'Days in a row',
    equipment_supplier: 'Protective equipment',
    local_holiday: 'Public holiday of the place of work',
  },
  points: {
    daily_rest:
      'Between {{from}} and {{to}}: {{found}} of rest for {{siders}}, at least {{limit}}.',
    long_day: 'On {{from}}: {{found}} of work for {{siders}}, at most {{limit}}.',
    long_span:
      'On {{from}}: {{found}} from the first to the last hour for {{siders}}, at most {{limit}}.',
    long_week: '{{from}} to {{to}}: {{found}} of work for {{siders}}, at most {{limit}}.',
    average_week:
      '{{from}} to {{to}}: up to {{found}} a week on average for {{siders}}, at most {{limit}}.',
    days_per_week: '{{from}} to {{to}}: {{found}} days for {{siders}}, at most {{limit}}.',
    missing_break: 'No break on {{days}}: at least {{minutes}} min from 6h of work on.',
    mission_length:
      '{{from}} to {{to}}: this motive allows {{limit}} months only, renewals included.',
    waiting_period:
      'This position was filled for {{days}}, until {{from}}: {{mission}}. It can be filled again from {{to}} on, after {{limit}}.',
    may_day:
      'Nobody works on {{days}}, except where work cannot stop: it is paid double there. Say why your activity does not stop.',
    strike: 'You write “{{mention}}”: no mission may replace somebody on strike.',
    barred_work:
      'You write “{{mention}}”: this dangerous work may not be given to a temporary worker.',
    occupational_physician:
      'You write “{{mention}}”: no mission may replace an occupational physician.',
    economic_dismissal:
      'You write “{{mention}}”: for six months, no mission of over three months on the positions concerned.',
    consecutive_days:
      'From {{from}} to {{to}}: {{found}} planned days in a row, we recommend {{limit}} at most, whoever the Siders are.',
    equipment_supplier:
      'The contract will say that your company supplies “{{mention}}”, as the law has it (article L1251-23).',
    local_holiday:
      '{{holiday}} ({{days}}): a public holiday only where the work is done (Code du travail, article {{article}}). Its hours have the surcharge of public holidays.',
  },
  /** The first start that keeps the days of the week is later than the end of the waiting period. */
  waitingLater:
    'This position was filled for {{days}}, until {{from}}: {{mission}}. It can be filled again from {{to}} on, after {{limit}}; {{start}} keeps your days of the week.',
  days_one: '{{count}} day',
  days_many: '{{count}} days',
  days_other: '{{count}} days',
  openingDays_one: '{{count}} opening day',
  openingDays_many: '{{count}} opening days',
  openingDays_other: '{{count}} opening days',
  previousUnknown: 'earlier mission',
  repairs: {
    add_break: 'Add a break of {{minutes}} min',
    start_later: 'Start {{duration}} later on {{date}}',
    end_earlier: 'End {{duration}} earlier on {{date}}',
    remove_shifts: 'Remove {{date}}',
    end_on: 'End on {{date}}',
    start_on: 'Start on {{date}}',
    name_supplier: 'Say who supplies them',
    done: 'Planning corrected.',
    undone: 'Planning restored.',
  },
  answer: {
    open: 'Keep this planning',
    change: 'Change the reason',
    reason: 'Why do you keep this planning?',
    help: 'Your reason is kept with the mission.',
    save: 'Save the reason',
    saved: 'Reason saved.',
    tooShort: 'Give a reason of at least {{min}} characters.',
    given: 'Kept by {{name}}: “{{reason}}”',
    givenByNobody: 'Kept: “{{reason}}”',
  },
}
