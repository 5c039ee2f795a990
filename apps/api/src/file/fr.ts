export const fr = {
  failed: {
    title: 'Ce fichier n’a pas pu être téléchargé',
    'errors.download.failed':
      'Son adresse n’est plus valable\u202f: elle sert un quart d’heure. Revenez à la page qui montre le fichier et téléchargez-le de nouveau.',
    other: 'Le service ne répond pas pour l’instant. Réessayez dans un moment.',
    back: 'Revenir à {{product}}',
  },
}
