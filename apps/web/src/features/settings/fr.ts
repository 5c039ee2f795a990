export const fr = {
  tabs: {
    label: 'Pages des paramètres',
    remuneration: 'Rémunération',
    legal: 'Informations légales',
    payment: 'Paiement',
    profile: 'Profil',
    addresses: 'Adresses',
    team: 'Équipe',
  },
  items: {
    profile: 'Profil de l’entreprise',
    legalInformations: 'Informations légales',
    paymentInformations: 'Paiement',
    hourTypes: 'Types d’heures',
    indemnities: 'Indemnités',
  },
  completion: {
    count: 'Complet\u202f: {{done}} sur {{total}}',
    title: 'Il manque des informations',
    done: 'Tout est prêt',
    context: 'Une mission se publie une fois les cinq points complets.',
    valid: 'Complet',
    missing: 'À compléter',
    later: 'Plus tard',
    complete: 'Compléter',
  },
  onboarding: {
    introTitle: 'Bienvenue chez {{product}}',
    intro: 'Votre compte est ouvert. Trois étapes vous séparent de votre première mission.',
    steps: {
      settings: {
        title: 'Compléter les informations de l’entreprise',
        text: 'Profil, informations légales, paiement et politique de rémunération : une fois pour toutes.',
      },
      jobDescription: {
        title: 'Décrire un poste',
        text: 'Les tâches, les conditions de travail, le lieu et le taux horaire.',
      },
      mission: {
        title: 'Publier une mission',
        text: 'Ajoutez les horaires : le prix exact s’affiche pendant la saisie.',
      },
    },
    next: 'Voir les étapes',
    start: 'Commencer',
  },
}
