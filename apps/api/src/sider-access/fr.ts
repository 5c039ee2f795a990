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
}
