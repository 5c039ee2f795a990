export const fr = {
  missing: {
    subject: 'L’enregistrement DNS de {{domain}} est introuvable',
    heading: 'Un domaine de votre connexion unique n’est plus prouvé',
    text: 'Nous ne trouvons plus l’enregistrement qui prouve que {{domain}} est à vous. Rien ne change pour l’instant\u202f: sans lui pendant {{days}} jours, ce domaine ne passera plus par votre connexion unique.',
  },
  lost: {
    subject: 'Le domaine {{domain}} ne passe plus par votre connexion unique',
    heading: 'Un domaine n’est plus vérifié',
    text: 'L’enregistrement qui prouve que {{domain}} est à vous manque depuis {{days}} jours. Les personnes de ce domaine se connectent de nouveau par leurs autres moyens.',
  },
  record: 'Enregistrement TXT attendu\u202f: {{name}}, avec le texte {{text}}',
  button: 'Voir la connexion unique',
}
