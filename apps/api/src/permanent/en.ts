import type { fr } from './fr.ts'

export const en: typeof fr = {
  subject: 'Permanent contract request: {{job}} ({{company}})',
  intro: 'Somebody has just asked for a permanent recruitment.',
  job: 'Position',
  positions: 'Number of positions',
  startDate: 'Start date',
  address: 'Address',
  salary: 'Gross annual salary',
  range: 'from {{min}} to {{max}}',
  company: 'Company',
  requester: 'Requested by',
  email: 'E-mail address',
  phone: 'Phone',
  commentary: 'Comment',
  internal: 'internal staff',
  unknown: 'not given',
}
