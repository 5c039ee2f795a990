export const fr = {
  title: 'Comptes de démonstration',
  hint: 'Le mot de passe de chacun est {{password}}.',
  roles: {
    admin: 'Administratrice, entreprise complète',
    manager: 'Responsable de mission',
    collaborator: 'Collaborateur',
    empty: 'Entreprise qui débute',
  },
}
