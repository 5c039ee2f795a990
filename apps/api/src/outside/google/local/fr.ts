export const fr = {
  title: 'Choisir un compte',
  context: 'Google, en local',
  notice:
    'Cette page remplace Google sur cette installation de démonstration. Rien n’est envoyé à Google, et aucun mot de passe n’est demandé.',
  accounts: 'Comptes de démonstration',
  other: 'Un autre compte',
  email: 'Adresse e-mail',
  name: 'Prénom et nom',
  optional: 'facultatif',
  unverified: 'Google n’a pas vérifié cette adresse',
  submit: 'Continuer',
  cancel: 'Annuler',
  badEmail: 'L’adresse e-mail n’est pas valable.',
  refusedTitle: 'Demande refusée',
  refused: 'Cette demande a expiré ou n’est pas valable. Recommencez depuis la page de connexion.',
  back: 'Revenir à la connexion',
}
