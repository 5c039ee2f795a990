export const fr = {
  title: 'Absences',
  text: 'Quand vous êtes absent(e), une personne de l’équipe signe et valide à votre place. Elle signe en son nom\u202f; le journal garde les deux noms.',
  declare: 'Déclarer une absence',
  none: 'Aucune absence à venir.',
  failed: 'Les absences n’ont pas pu se charger',
  dates: 'Du {{from}} au {{until}}',
  oneDay: 'Le {{from}}',
  deputyIs: '{{deputy}} signe et valide',
  mine: 'Vous',
  youStandIn: 'Vous signez et validez à sa place',
  cancel: 'Annuler',
  cancelLabel: 'Annuler l’absence\u202f: {{person}}, {{dates}}',
  cancelled: 'Absence annulée\u202f: plus personne n’agit à cette place.',
  troubles: {
    left: '{{deputy}} a quitté l’équipe\u202f: personne n’agit à cette place. Annulez et déclarez à nouveau l’absence.',
    withoutRight:
      '{{deputy}} n’a plus le droit de signer ou de valider\u202f: annulez et déclarez à nouveau l’absence.',
    away: '{{deputy}} est absent(e) aussi une partie de ces jours, et ne transmet rien à la personne qui remplace.',
  },
  form: {
    person: 'Qui est absent',
    from: 'Premier jour',
    until: 'Dernier jour',
    deputy: 'Qui signe et valide entre-temps',
    choose: 'Choisir une personne',
    deputyHelp: 'Les membres actifs de l’équipe qui ont eux-mêmes ces droits.',
    nobody:
      'Personne d’autre dans l’équipe n’a ces droits. Un administrateur peut les donner en changeant un rôle.',
    submit: 'Déclarer',
    done: 'Absence déclarée.',
  },
}
