export const fr = {
  siders: { one: '{{hired}} Sider sur {{count}}', other: '{{hired}} Siders sur {{count}}' },
  pause: 'Pause\u202f: {{minutes}} min',
  department: 'Service\u202f: {{name}}',
  company: 'Entreprise\u202f: {{name}}',
  contact: 'Demander\u202f: {{name}}',
  cancelled: 'Annulé\u202f: {{summary}}',
}
