export const fr = {
  title: 'Paramètres de l’entreprise',
  context: 'Ce qui doit être renseigné pour publier une mission.',
  tabs: {
    label: 'Pages des paramètres',
    company: 'Entreprise',
    remuneration: 'Rémunération',
    team: 'Équipe',
  },
  complete: 'Complet',
  missing: 'À compléter',
  allComplete: 'Tout est prêt : vous pouvez publier des missions.',
  someMissing_one: 'Il reste une information à compléter avant de publier une mission.',
  someMissing_many: 'Il reste {{count}} informations à compléter avant de publier une mission.',
  someMissing_other: 'Il reste {{count}} informations à compléter avant de publier une mission.',
  byProvider:
    'Votre interlocuteur {{product}} les renseigne avec vous. En attendant, préparez vos fiches de poste.',
  prepare: 'Préparer une fiche de poste',
  items: {
    profile: {
      title: 'Profil de l’entreprise',
      text: 'Le nom, la description et le logo que les Siders verront.',
    },
    legalInformations: {
      title: 'Informations légales',
      text: 'Le nom légal, le nom commercial, le SIRET et le code APE, repris dans les contrats.',
    },
    paymentInformations: {
      title: 'Paiement',
      text: 'Le moyen de paiement, l’adresse de facturation et le contact comptable.',
    },
    hourTypes: {
      title: 'Types d’heures',
      text: 'Les majorations des heures supplémentaires, de nuit, du dimanche et des jours fériés.',
    },
    indemnities: {
      title: 'Indemnités',
      text: 'Les repas et les transports, confirmés même s’il n’y en a pas.',
    },
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
