export const fr = {
  title: 'Vérifier un document signé',
  intro:
    'Déposez un PDF\u202f: vous saurez s’il est, à l’octet près, celui qui a été signé ici, et quand. Aucun compte n’est demandé.',
  privacy:
    'Le fichier est comparé, puis oublié\u202f: il n’est ni ouvert ni conservé. La réponse ne dit ni qui a signé, ni pour quelle entreprise.',
  zone: 'Document à vérifier',
  drop: 'Déposez un PDF ici',
  limit: '{{max}} Mo au plus',
  choose: 'Choisir un PDF',
  another: 'Choisir un autre PDF',
  checking: 'Comparaison du fichier «\u202f{{name}}\u202f»…',
  known: {
    sealed: 'C’est le document signé et scellé',
    sealedText: 'Il n’a pas changé d’un octet depuis que son cachet a été apposé.',
    shown: 'C’est le document présenté, puis signé',
    shownText:
      'Il est identique à celui qui a été présenté au signataire. Le document scellé y ajoute la page de signature et le cachet.',
    evidence: 'C’est le dossier de preuve d’une signature',
    evidenceText: 'Il n’a pas changé d’un octet depuis qu’il a été établi.',
  },
  signedAt: 'Signé le {{day}} à {{time}}, heure de Paris.',
  unknown: 'Ce fichier n’est pas un document signé ici',
  unknownText:
    'Un octet de différence suffit\u202f: un document numérisé, annoté ou enregistré à nouveau devient un autre fichier. Essayez avec le fichier tel qu’il a été téléchargé.',
  refused: 'Ce fichier n’a pas pu être vérifié',
  file: 'Fichier\u202f: {{name}}',
  outside:
    'Le cachet d’un document scellé se contrôle aussi sans nous, dans un lecteur de PDF qui affiche les signatures ou avec l’outil de la Commission européenne.',
  outsideLink: 'Ouvrir l’outil de la Commission européenne (DSS)',
}
