export const fr = {
  subject: 'Des événements n’ont pas pu être envoyés à votre webhook',
  heading: 'Un webhook ne répond plus',
  text: 'Depuis trois jours, l’adresse {{url}} n’accepte pas certains événements de votre entreprise. Nous ne les envoyons plus.',
  act: 'Une fois l’adresse réparée, renvoyez-les depuis les paramètres\u202f: rien n’est perdu pendant quatre-vingt-dix jours.',
  button: 'Voir les envois',
}
