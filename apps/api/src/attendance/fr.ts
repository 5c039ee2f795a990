export const fr = {
  greeting: 'Bonjour {{firstName}},',
  reminder: {
    subject: {
      one: 'Une ligne d’heures à vérifier avant 22:00',
      other: '{{lines}} lignes d’heures à vérifier avant 22:00',
    },
    heading: 'Des heures attendent votre vérification',
    message:
      'Aujourd’hui à 22:00, ce qui n’est pas vérifié des semaines passées sera validé tel quel, et facturé. Une validation est définitive.',
    messageElsewhere:
      'Aujourd’hui à 22:00, heure de Paris, ce qui n’est pas vérifié des semaines passées sera validé tel quel, et facturé. Une validation est définitive.',
    own: {
      one: '{{company}}, vos missions\u202f: une ligne',
      other: '{{company}}, vos missions\u202f: {{lines}} lignes',
    },
    unmanaged: {
      one: '{{company}}, missions sans responsable\u202f: une ligne',
      other: '{{company}}, missions sans responsable\u202f: {{lines}} lignes',
    },
    ofAbsent: {
      one: '{{company}}, missions de {{absent}}, en son absence\u202f: une ligne',
      other: '{{company}}, missions de {{absent}}, en son absence\u202f: {{lines}} lignes',
    },
    unmanagedForAbsent: {
      one: '{{company}}, missions sans responsable, pour {{absent}}\u202f: une ligne',
      other: '{{company}}, missions sans responsable, pour {{absent}}\u202f: {{lines}} lignes',
    },
    action: 'Vérifier les heures',
  },
  resolved: {
    subject: 'Désaccord réglé sur des heures\u202f: {{sider}}',
    heading: 'Le désaccord sur les heures est réglé',
    message:
      '{{sider}} avait refusé les heures déclarées pour la mission {{mission}}. Notre équipe a tranché. Voici ce qui est retenu, et validé définitivement.',
    day: 'Jour',
    hours: 'Heures retenues',
    span: '{{from}} – {{to}}, pause de {{break}}',
    spanWithoutBreak: '{{from}} – {{to}}, sans pause',
    worked: 'Temps travaillé',
    absent: 'Le Sider n’a pas travaillé',
    action: 'Voir les heures',
  },
}
