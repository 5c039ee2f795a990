export const fr = {
  contractAnswers: {
    rate: 'Réponse simulée\u202f: le taux horaire a été vérifié, c’est celui de votre commande. Le fournisseur simulé ne peut pas savoir quel taux vous attendiez\u202f: le document est refait avec les termes actuels de la mission. Contestez-le de nouveau en indiquant le taux voulu si celui-ci reste faux.',
    other:
      'Réponse simulée\u202f: personne n’a lu votre contestation. Le document est refait avec les termes actuels de la mission. Contestez-le de nouveau s’il ne convient toujours pas.',
  },
}
