/** What the accounting contact is told of a collection, in French as the invoice is (G-28). */
export const collectionWords = {
  subject: 'Le paiement de la facture {{number}} a été refusé',
  heading: 'Paiement refusé',
  message:
    'Nous n’avons pas pu prélever {{amount}} pour la facture {{number}}, à payer au plus tard le {{due}}.',
  number: 'Facture',
  amount: 'Montant',
  reason: 'Motif donné par votre banque',
  method: 'Moyen de paiement',
  methods: {
    card: 'Carte qui se termine par {{ending}}',
    sepa_debit: 'Compte qui se termine par {{ending}}',
  },
  reasons: {
    insufficientFunds: 'Provision insuffisante',
    declined: 'Opération refusée, sans autre précision',
    authenticationRequired: 'La banque demande que le porteur de la carte confirme lui-même',
    cardExpired: 'La carte a expiré',
    cardBlocked: 'La carte est bloquée',
    mandateRevoked: 'Le mandat de prélèvement a été révoqué',
    accountClosed: 'Le compte est clos ou n’accepte pas de prélèvement',
    methodGone: 'Le moyen de paiement n’existe plus',
    contested: 'Le paiement a été contesté auprès de votre banque',
  },
  again:
    'Nous réessaierons le {{day}}. Vous n’avez rien à faire si le compte est approvisionné d’ici là.',
  act: 'Nous ne réessaierons pas avec ce moyen de paiement. Enregistrez-en un autre\u202f: le montant sera alors prélevé le lendemain, ou tout de suite depuis la facture.',
  transfer:
    'Vous pouvez aussi payer par virement sur le compte {{iban}}, en rappelant le numéro {{number}}.',
  button: 'Changer de moyen de paiement',
  returned: {
    subject: 'Le paiement de la facture {{number}} a été repris par votre banque',
    heading: 'Paiement repris',
    message:
      'Votre banque a repris les {{amount}} qu’elle avait payés pour la facture {{number}}, qui est de nouveau à payer.',
    act: 'Nous ne prélèverons de nouveau cette facture qu’à votre demande, depuis la facture\u202f: vous pouvez aussi y dire ce que vous contestez.',
    button: 'Voir la facture',
  },
}
