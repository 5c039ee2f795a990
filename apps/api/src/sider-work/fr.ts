export const fr = {
  greeting: 'Bonjour {{firstName}},',
  withdrawal: {
    subject: '{{sider}} ne viendra pas\u202f: {{mission}}',
    subjectLate: 'Urgent\u202f: {{sider}} ne viendra pas\u202f: {{mission}}',
    heading: 'Une place est à nouveau libre',
    message:
      '{{sider}} s’est désisté(e) de la mission {{mission}} ({{company}}). La place est rouverte\u202f: la recherche reprend tout de suite.',
    shifts: 'Créneaux libérés',
    wholePlanning: 'toute la mission',
    first: 'Le premier commence',
    reason: 'Raison',
    reasons: { sick: 'Maladie', withdrew: 'Empêchement' },
    comment: 'En ses mots',
    action: 'Voir la mission',
  },
}
