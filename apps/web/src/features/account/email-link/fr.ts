export const fr = {
  broken: 'Copiez l’adresse entière de l’e-mail.',
  brokenTitle: 'Ce lien est incomplet',
  confirm: {
    title: 'Confirmer votre adresse e-mail',
    text: 'Vous vous connecterez désormais avec l’adresse qui a reçu ce lien.',
    submit: 'Confirmer l’adresse',
    doneTitle: 'Votre adresse est confirmée',
    done: 'Connectez-vous désormais avec elle. L’ancienne peut encore annuler ce changement pendant {{hours}} heures.',
    next: 'Continuer',
  },
  undo: {
    title: 'Annuler le changement d’adresse',
    text: 'Votre ancienne adresse e-mail est rétablie et toutes les sessions de votre compte sont fermées.',
    submit: 'Annuler le changement',
    doneTitle: 'Le changement est annulé',
    done: 'Votre ancienne adresse est rétablie et toutes les sessions sont fermées. Si vous n’aviez rien demandé, choisissez aussitôt un autre mot de passe.',
    next: 'Choisir un autre mot de passe',
  },
}
