export const fr = {
  subject: 'Ouvrez votre espace {{product}}',
  heading: 'Votre espace {{product}}',
  greeting: 'Bonjour {{firstName}},',
  message:
    'Voici le lien vers vos missions, vos demandes et vos heures. Il est valable {{minutes}} minutes et ne fonctionne qu’une fois.',
  action: 'Ouvrir mon espace',
  code: 'Sur un autre appareil, entrez ce code\u202f: {{code}}',
  closing:
    'Si vous n’avez rien demandé, ignorez ce message et ne donnez ce code à personne\u202f: nous ne le demandons jamais.',
  sms: '{{product}}\u202f: ouvrez votre espace {{url}} ou entrez le code {{code}}. Valable {{minutes}} min, une fois. Ne le donnez à personne.',
  ownCode: {
    greeting: 'Bonjour {{firstName}},',
    subject: {
      sign: 'Votre code pour signer',
      email: 'Confirmez votre adresse e-mail',
      phone: 'Confirmez votre numéro de téléphone',
    },
    message: {
      sign: 'Entrez ce code dans votre espace {{product}} pour signer votre contrat de mission\u202f: {{code}}. Il est valable {{minutes}} minutes.',
      email:
        'Entrez ce code dans votre espace {{product}} pour confirmer cette adresse\u202f: {{code}}. Il est valable {{minutes}} minutes.',
      phone:
        'Entrez ce code dans votre espace {{product}} pour confirmer ce numéro\u202f: {{code}}. Il est valable {{minutes}} minutes.',
    },
    closing:
      'Si vous n’avez rien demandé, ignorez ce message et ne donnez ce code à personne\u202f: nous ne le demandons jamais.',
    sms: {
      sign: '{{product}}\u202f: code {{code}} pour signer votre contrat de mission. Valable {{minutes}} min. Ne le donnez à personne.',
      email:
        '{{product}}\u202f: code {{code}} pour confirmer votre adresse. Valable {{minutes}} min. Ne le donnez à personne.',
      phone:
        '{{product}}\u202f: code {{code}} pour confirmer ce numéro. Valable {{minutes}} min. Ne le donnez à personne.',
    },
  },
}
