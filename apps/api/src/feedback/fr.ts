export const fr = {
  missionEnd: {
    subject: 'Comment s’est passée la mission «\u202f{{mission}}\u202f»\u202f?',
    heading: 'Comment s’est passée la mission\u202f?',
    greeting: 'Bonjour {{firstName}},',
    one: 'La mission «\u202f{{mission}}\u202f» s’est terminée le {{day}}. Souhaitez-vous retravailler avec ce Sider\u202f?',
    many: 'La mission «\u202f{{mission}}\u202f» s’est terminée le {{day}}. Souhaitez-vous retravailler avec ces Siders\u202f?',
    more: 'et {{count}} autres',
    why: 'Votre réponse reste dans votre entreprise\u202f: elle vous recommande les bonnes personnes pour vos prochaines missions.',
    action: 'Donner mon avis',
  },
}
