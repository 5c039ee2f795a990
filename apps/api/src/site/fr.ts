export const fr = {
  file: 'affiche-pointage',
  title: 'Affiche de pointage, {{place}}',
  heading: 'Pointez ici',
  qr: 'Code à scanner\u202f: il ouvre votre pointage, {{url}}',
  steps: [
    'Scannez ce code avec l’appareil photo de votre téléphone.',
    'Votre espace s’ouvre\u202f: appuyez sur «\u202fCommencer\u202f» en arrivant, sur «\u202fTerminer\u202f» en partant.',
    'Pas d’appareil photo\u202f? Demandez sur place le code du jour, à quatre chiffres.',
  ],
  note: 'Sans réseau, le pointage reste sur votre téléphone et part plus tard. Sans code, il compte aussi.',
  footer: '{{company}}. Affiche valable depuis le {{day}}.',
  pageOf: 'Page {{page}} sur {{pages}}',
}
