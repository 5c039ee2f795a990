export const fr = {
  label: 'Visite guidée',
  progress: 'Étape {{step}} sur {{total}}',
  previous: 'Précédent',
  isFirst: 'C’est la première étape.',
  skip: 'Passer',
  goOn: 'Continuer',
  takeThere: 'Y aller',
  leave: 'Quitter la visite',
  left: 'Visite quittée. Elle vous attend dans l’aide.',
  already: 'Vous y êtes déjà.',
  covered: 'Quand vous avez fini de lire, fermez la fenêtre ouverte.',
  elsewhere: 'Cela se passe sur un autre écran.',
  missing: 'Il n’y a rien à montrer ici\u202f: c’est peut-être déjà fait. Passez à la suite.',
  offer: {
    text_one: '{{count}} vrai geste sur les données de la démo.',
    text_many: '{{count}} vrais gestes sur les données de la démo.',
    text_other: '{{count}} vrais gestes sur les données de la démo.',
    take: 'Faire la visite',
    decline: 'Masquer la visite',
    declined: 'La visite vous attend dans l’aide.',
  },
  over: {
    title: 'La visite est finie',
    text_one:
      '{{count}} geste fait sur {{total}}. Continuez à votre gré\u202f: la démo est à vous.',
    text_many:
      '{{count}} gestes faits sur {{total}}. Continuez à votre gré\u202f: la démo est à vous.',
    text_other:
      '{{count}} gestes faits sur {{total}}. Continuez à votre gré\u202f: la démo est à vous.',
    close: 'Fermer la visite',
  },
  steps: {
    inbox: {
      title: 'Ce qui vous attend',
      text: 'Ouvrez «\u202fÀ faire\u202f»\u202f: contrats, heures et places à pourvoir y sont rangés par urgence.',
    },
    sign: {
      title: 'Signer un contrat',
      text: 'Ouvrez un contrat à signer, lisez-le, cochez, signez. Un dossier de preuve se constitue à chaque signature.',
    },
    hours: {
      title: 'Valider les heures',
      text: 'Dans «\u202fÀ faire\u202f», validez d’un geste les heures conformes au prévu. Seules les heures validées sont facturées.',
    },
    shift: {
      title: 'Lire la semaine',
      text: 'Ouvrez le planning, puis un créneau. Il mène à sa mission, avec ses Siders et son prix.',
    },
    price: {
      title: 'Comprendre un prix',
      text: 'Ouvrez le détail du prix. Chaque ligne dit ses heures, sa majoration et l’article de loi.',
    },
    draft: {
      title: 'Reprendre un brouillon',
      text: 'Dans «\u202fÀ faire\u202f», ouvrez une mission en brouillon. Rien de ce qui a été saisi n’est perdu.',
    },
    post: {
      title: 'Publier une mission',
      text: 'Avancez jusqu’au récapitulatif, cochez, publiez. Le prix est alors figé et la recherche commence.',
    },
    applicant: {
      title: 'Choisir un Sider',
      text: 'Dans «\u202fÀ faire\u202f», ouvrez les candidatures et retenez quelqu’un. Son parcours et ses disponibilités sont sur sa ligne.',
    },
    invoice: {
      title: 'Lire une facture',
      text: 'Ouvrez une facture. Chaque montant dit de quel Sider et de quelles heures il vient.',
    },
    figures: {
      title: 'Suivre la dépense',
      text: 'Depuis les factures, ouvrez les chiffres. Dépenses et délais y sont à côté de l’an dernier.',
    },
    groupFigures: {
      title: 'Comparer les entreprises',
      text: 'Ouvrez les chiffres du groupe. Chaque entreprise y est à côté des autres, mois par mois.',
    },
    company: {
      title: 'Entrer dans une entreprise',
      text: 'À l’accueil, choisissez Bellerive Lyon, puis continuez. Ce qui attend y est compté avant même d’entrer.',
    },
    signForCompany: {
      title: 'Signer pour elle',
      text: 'Dans «\u202fÀ faire\u202f», ouvrez un contrat à signer et signez-le. Le journal retient qui, quand et pour quelle entreprise.',
    },
    groupHome: {
      title: 'Revenir au groupe',
      text: 'Revenez à l’accueil du groupe. Vous n’avez pas à vous reconnecter.',
    },
    groupContracts: {
      title: 'Tous les contrats à la fois',
      text: 'Ouvrez les contrats du groupe. Ceux de toutes les entreprises sont dans une seule liste.',
    },
  },
}
