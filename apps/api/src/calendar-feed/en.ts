import type { fr } from './fr.ts'

export const en: typeof fr = {
  siders: { one: '{{hired}} of {{count}} Sider', other: '{{hired}} of {{count}} Siders' },
  pause: 'Break: {{minutes}} min',
  department: 'Department: {{name}}',
  company: 'Company: {{name}}',
  contact: 'Ask for: {{name}}',
  cancelled: 'Cancelled: {{summary}}',
}
