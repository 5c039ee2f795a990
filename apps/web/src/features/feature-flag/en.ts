import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Features',
  context:
    'What each company may use. A change reaches the screens that are open in fifteen seconds.',
  back: 'Back office',
  names: { flexiblePlanning: 'Flexible planning', departments: 'Departments' },
  texts: {
    flexiblePlanning:
      'A mission is described by a weekly volume and a daily range rather than by shifts.',
    departments: 'Each mission belongs to a department of the company, with its analytic code.',
  },
  general: 'General setting',
  generalText: 'For the companies without a setting of their own.',
  exceptions: 'Companies with their own setting',
  noException: 'Every company follows the general setting.',
  on: 'On',
  off: 'Off',
  change: '{{flag}}: {{company}}',
  by: 'By {{name}}, {{day}} at {{time}}',
  at: 'On {{day}} at {{time}}',
  never: 'Never set',
  follow: 'Follow the general setting',
  followLabel: '{{company}}: follow the general setting',
  add: 'Set one company apart',
  addPlaceholder: 'Name of the company',
  addHint: 'It gets the opposite of the general setting.',
  noCompany: 'No company has that name',
  saved: '{{flag}}: {{company}} – {{value}}.',
  followed: '{{flag}}: {{company}} follows the general setting.',
}
