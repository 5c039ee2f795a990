export const fr = {
  title: 'Pointage sur site',
  context:
    'Lieu par lieu, ce qui est demandé aux Siders qui pointent. Sans cela, un pointage compte quand même\u202f: vos heures disent seulement qu’il est sans preuve.',
  none: 'Aucun lieu',
  noneHelp: 'Vos adresses favorites et les lieux de vos missions publiées apparaissent ici.',
  asksCode: 'Demander le code du site',
  asksCodeHelp:
    'Les Siders scannent l’affiche, ou saisissent les quatre chiffres du jour, en arrivant et en partant.',
  asksPosition: 'Demander la position',
  asksPositionHelp:
    'Une fois par pointage, arrondie à 100 m, gardée 30 jours. Vous ne voyez que la distance au lieu. Le Sider peut refuser. À réserver aux lieux où aucun autre moyen ne suffit (CNIL).',
  today: 'Code du {{day}}',
  validFrom: 'Affiche valable depuis le {{day}}.',
  poster: 'Affiche à imprimer {{place, of}}',
  posterLabel: 'Affiche à imprimer',
  renew: 'Renouveler le code {{place, of}}',
  renewLabel: 'Renouveler le code',
  renewTitle: 'Renouveler le code {{place, of}}\u202f?',
  renewText:
    'Le code d’aujourd’hui et les affiches imprimées ne prouvent plus rien\u202f: imprimez la nouvelle affiche. Les pointages déjà reçus ne changent pas.',
  renewed: 'Code renouvelé\u202f: imprimez la nouvelle affiche.',
  saved: 'Enregistré.',
}
