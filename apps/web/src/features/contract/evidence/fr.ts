export const fr = {
  heading: 'Dossier de preuve',
  of: 'Dossier de preuve\u202f: {{mission}}',
  pdf: 'Dossier de preuve (PDF)',
  json: 'Dossier de preuve (JSON)',
  pdfHelp: 'Scellé, à lire et à imprimer',
  jsonHelp: 'Les mêmes faits, signés, pour un logiciel',
  about:
    'Signature électronique avec dossier de preuve\u202f: qui a signé quoi, quand et d’où, dans un fichier scellé.',
  verify: 'Vérifier un document signé',
}
