export const fr = {
  subject: {
    one: 'Ce matin, une chose vous attend',
    other: 'Ce matin, {{count}} choses vous attendent',
  },
  heading: 'Ce qui vous attend ce matin',
  greeting: 'Bonjour {{firstName}},',
  intro: 'Chaque ligne ouvre l’écran où la traiter.',
  titles: {
    missing: 'Siders qui ne sont pas arrivés',
    contract: 'Contrats à signer',
    payment: 'Paiements refusés ou repris',
    hours: 'Heures à valider',
    opening: 'Places à pourvoir',
    candidate: 'Candidats à départager',
    dispute: 'Heures contestées, en attente d’une réponse',
    invoice: 'Nouvelles factures',
  },
  rows: {
    missing: '{{mission}}, attendus depuis {{time}}\u202f: {{names}}',
    more: { one: 'une autre personne', other: '{{count}} autres personnes' },
    contract: '{{mission}}, à signer au plus tard le {{day}}',
    payment: 'Facture {{number}}, {{amount}}',
    hours: {
      one: 'Semaine {{week}}\u202f: une ligne',
      other: 'Semaine {{week}}\u202f: {{count}} lignes',
    },
    conforming: {
      one: 'Semaine {{week}}\u202f: valider la ligne conforme au planning',
      other: 'Semaine {{week}}\u202f: valider les {{count}} lignes conformes au planning',
    },
    allConforming: 'Semaine {{week}}\u202f: valider toutes les lignes conformes au planning',
    rest: {
      one: 'Semaine {{week}}\u202f: regarder l’autre ligne',
      other: 'Semaine {{week}}\u202f: regarder les {{count}} autres lignes',
    },
    opening: {
      one: '{{mission}}, dès le {{day}}\u202f: une place',
      other: '{{mission}}, dès le {{day}}\u202f: {{count}} places',
    },
    candidate: {
      one: '{{mission}}\u202f: un candidat',
      other: '{{mission}}\u202f: {{count}} candidats',
    },
    inPlaceOf: '{{label}} (pour {{names}})',
    invoice: 'Facture {{number}}',
    all: 'Voir tout ({{count}})',
    company: {
      one: '{{company}}\u202f: une chose vous attend',
      other: '{{company}}\u202f: {{count}} choses vous attendent',
    },
  },
  others: 'Vos autres entreprises',
  why: 'Vous recevez cet e-mail parce que vous l’avez demandé dans votre profil. Vous pouvez y choisir autre chose à tout moment.',
}
