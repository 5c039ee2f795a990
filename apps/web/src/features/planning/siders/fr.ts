export const fr = {
  table: 'Semaine {{week}} par Sider, {{dates}}',
  sider: 'Sider',
  hours: 'Heures',
  overtime: 'dont {{length}} supplémentaires',
  rest: 'Repos de {{length}}',
  restShort: 'Repos trop court\u202f: {{length}}',
  summary_one: '{{count}} Sider planifié, {{hours}} de travail',
  summary_many: '{{count}} Siders planifiés, {{hours}} de travail',
  summary_other: '{{count}} Siders planifiés, {{hours}} de travail',
  empty: {
    title: 'Personne n’est encore planifié cette semaine',
    text: 'Chaque Sider recruté a ici sa ligne, avec ses créneaux et ses heures de la semaine.',
  },
}
