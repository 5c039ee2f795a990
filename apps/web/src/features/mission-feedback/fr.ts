export const fr = {
  title: 'Avis sur la mission',
  context: 'Souhaitez-vous retravailler avec ces Siders\u202f? Une minute par personne.',
  list: 'Siders de la mission',
  none: 'Personne à évaluer',
  noneText: 'Aucun Sider n’a encore travaillé sur cette mission.',
  failed: 'Les Siders de cette mission n’ont pas pu être chargés.',
  done: 'Merci\u202f! Vous avez donné votre avis sur tout le monde.',
}
