export const fr = {
  button: 'Se connecter avec mon entreprise',
  offered: 'Votre entreprise a sa propre connexion.',
  required: 'Votre entreprise demande de passer par sa propre connexion.',
  pending: 'Connexion en cours',
  failed: 'La connexion n’a pas abouti',
  cancelled: 'Vous avez interrompu la connexion, ou votre entreprise l’a refusée.',
  unexpected: 'Cette connexion n’a pas été commencée ici. Recommencez depuis la page de connexion.',
  back: 'Revenir à la connexion',
}
