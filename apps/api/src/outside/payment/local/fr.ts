/** The sentences that the provider shows in a browser. */
export const fr = {
  incorrect_number: 'Le numéro de votre carte est incorrect.',
  invalid_expiry: 'La date d’expiration de votre carte est incorrecte.',
  expired_card: 'Votre carte a expiré.',
  incorrect_cvc: 'Le code de sécurité de votre carte est incorrect.',
  card_declined: 'Votre carte a été refusée.',
  insufficient_funds: 'Les fonds de votre carte sont insuffisants.',
  lost_card: 'Votre carte a été refusée.',
  processing_error:
    'Une erreur s’est produite lors du traitement de votre carte. Veuillez réessayer dans quelques instants.',
  test_mode_live_card:
    'Votre carte a été refusée. Cette installation est en mode test\u202f: seules les cartes de test y sont acceptées.',
  setup_intent_authentication_failure:
    'Nous ne parvenons pas à authentifier votre moyen de paiement. Veuillez en choisir un autre et réessayer.',
  invalid_iban: 'L’IBAN que vous avez saisi n’est pas valide.',
  test_mode_live_iban:
    'Cette installation est en mode test\u202f: seuls les IBAN de test y sont acceptés.',
  debit_not_authorized: 'Votre banque n’autorise pas les prélèvements sur ce compte.',
  setup_expired: 'Cette demande a expiré. Veuillez réessayer.',
}
