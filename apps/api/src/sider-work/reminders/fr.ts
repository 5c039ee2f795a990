export const fr = {
  greeting: 'Bonjour {{firstName}},',
  facts: {
    mission: 'Mission',
    when: 'Quand',
    company: 'Entreprise',
    where: 'Où',
    paper: 'Contrat',
  },
  dates: 'du {{first}} au {{last}}',
  more: ' (+{{count}})',
  settings: 'Choisir vos rappels\u202f:',
  kinds: {
    shiftEve: {
      subject: 'Demain à {{time}}\u202f: {{place}}',
      text: 'Vous travaillez demain. Tout ce qu’il faut savoir est dans votre espace.',
      action: 'Voir ma mission',
      sms: '{{product}}\u202f: demain {{time}}, {{place}}{{more}}. Votre mission\u202f: {{url}}',
    },
    shiftSoon: {
      subject: 'À {{time}}\u202f: {{place}}',
      text: 'Votre mission commence bientôt. Vous pouvez pointer dans votre espace.',
      action: 'Voir ma mission',
      sms: '{{product}}\u202f: à {{time}}, {{place}}{{more}}. Votre mission\u202f: {{url}}',
    },
    clockOut: {
      subject: 'Avez-vous fini\u202f? Il manque votre fin de service',
      text: 'L’heure prévue est passée et votre fin de service n’est pas pointée. Pointez-la, ou dites ce que vous avez fait\u202f: rien n’est inventé à votre place.',
      action: 'Terminer mon service',
      sms: '{{product}}\u202f: il manque votre fin de service, {{place}}{{more}}. Pointez-la\u202f: {{url}}',
    },
    paperReady: {
      subject: 'Un contrat à signer\u202f: {{place}}',
      text: 'Votre contrat de mission est prêt. Lisez-le et signez-le dans votre espace.',
      action: 'Lire et signer',
      sms: '{{product}}\u202f: un contrat à lire et à signer, {{place}}{{more}}. Vos papiers\u202f: {{url}}',
    },
  },
}
