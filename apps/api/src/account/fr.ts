export const fr = {
  reset: {
    subject: 'Choisissez un nouveau mot de passe {{product}}',
    heading: 'Choisissez un nouveau mot de passe',
    greeting: 'Bonjour {{firstName}},',
    message:
      'Vous avez demandé à choisir un nouveau mot de passe. Le lien ci-dessous est valable une heure et ne fonctionne qu’une fois.',
    action: 'Choisir un mot de passe',
    closing:
      'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : votre mot de passe reste le même.',
  },
  invitation: {
    subject: '{{company}} vous invite à rejoindre son équipe sur {{product}}',
    heading: '{{company}} vous attend sur {{product}}',
    greeting: 'Bonjour {{firstName}},',
    message:
      '{{company}} vous a ouvert un compte sur {{product}}. Choisissez votre mot de passe pour l’activer : le lien ci-dessous est valable {{days}} jours et ne fonctionne qu’une fois.',
    action: 'Activer mon compte',
    closing:
      'Si le lien a expiré, demandez une nouvelle invitation à un collègue. Si vous ne connaissez pas {{company}}, ignorez ce message.',
  },
  socialLogin: {
    subject: 'Votre connexion à {{product}}',
    heading: 'Connectez-vous avec Google',
    greeting: 'Bonjour {{firstName}},',
    message:
      'Vous avez demandé un nouveau mot de passe, mais votre compte se connecte avec Google : il n’a pas de mot de passe.',
    action: 'Se connecter avec Google',
    closing: 'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.',
  },
  factorChanged: {
    subject: 'La sécurité de votre compte {{product}} a changé',
    heading: 'La sécurité de votre compte a changé',
    greeting: 'Bonjour {{firstName}},',
    message:
      'Une application, une clé d’accès ou vos codes de secours viennent d’être ajoutés, changés ou retirés dans votre profil.',
    action: 'Voir mes façons de me connecter',
    closing:
      'Si vous n’êtes pas à l’origine de ce changement, changez aussitôt votre mot de passe et prévenez l’administrateur de votre équipe.',
  },
  factorResetAsked: {
    subject: 'Réinitialisation de votre double authentification {{product}}',
    heading: 'Votre double authentification sera réinitialisée',
    greeting: 'Bonjour {{firstName}},',
    message:
      'Votre administrateur chez {{company}} a signalé que vous ne pouvez plus confirmer vos connexions. Dans {{hours}} heures, vous pourrez vous connecter sans code ni clé d’accès.',
    action: 'Se connecter',
    closing:
      'Si vous n’avez rien perdu, connectez-vous et confirmez avec votre code ou votre clé d’accès, ce qui annule la demande.',
  },
  factorResetDone: {
    subject: 'Votre double authentification {{product}} est réinitialisée',
    heading: 'Votre double authentification est réinitialisée',
    greeting: 'Bonjour {{firstName}},',
    message:
      'Vos codes et vos clés d’accès ont été retirés de votre compte. Vous vous connectez comme avant de les avoir activés.',
    action: 'Se connecter',
    closing: 'Activez à nouveau la double authentification depuis votre profil.',
  },
  device: { on: '{{browser}} sur {{system}}', unknown: 'un navigateur inconnu' },
  newDevice: {
    subject: 'Connexion à {{product}} depuis un nouvel appareil',
    heading: 'Une connexion depuis un nouvel appareil',
    greeting: 'Bonjour {{firstName}},',
    message:
      'Votre compte vient d’être ouvert avec un navigateur que nous n’avions pas encore vu : {{device}}, le {{day}} à {{time}} (heure de Paris).',
    action: 'Voir mes sessions',
    closing:
      'Si c’est vous, vous n’avez rien à faire. Sinon, fermez cette session depuis votre profil, puis changez votre mot de passe.',
  },
  sessionsEnded: {
    subject: 'Vos sessions {{product}} sont fermées',
    heading: 'Vos sessions sont fermées',
    greeting: 'Bonjour {{firstName}},',
    message:
      'Votre administrateur chez {{company}} vient de fermer toutes vos sessions, dans tous vos navigateurs. Connectez-vous à nouveau pour continuer.',
    action: 'Se connecter',
    closing:
      'Si un ordinateur ou un téléphone vous a été volé, changez aussi votre mot de passe depuis votre profil.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe {{product}} a été changé',
    heading: 'Votre mot de passe a été changé',
    greeting: 'Bonjour {{firstName}},',
    message:
      'Votre mot de passe vient d’être changé depuis votre profil. Vos autres sessions ont été fermées.',
    action: 'Choisir un autre mot de passe',
    closing:
      'Si vous n’êtes pas à l’origine de ce changement, choisissez aussitôt un autre mot de passe.',
  },
  emailConfirmation: {
    subject: 'Confirmez votre adresse e-mail {{product}}',
    heading: 'Confirmez cette adresse',
    greeting: 'Bonjour {{firstName}},',
    message:
      'Vous avez demandé à vous connecter à {{product}} avec cette adresse. Confirmez-la : le lien ci-dessous est valable {{hours}} heures et ne fonctionne qu’une fois. D’ici là, l’ancienne reste la bonne.',
    action: 'Confirmer l’adresse',
    closing:
      'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : rien ne change.',
  },
  emailAsked: {
    subject: 'Votre adresse e-mail {{product}} va changer',
    heading: 'Votre adresse e-mail va changer',
    greeting: 'Bonjour {{firstName}},',
    message:
      'Une nouvelle adresse a été demandée pour votre compte depuis votre profil : {{email}}. Elle remplacera celle-ci une fois confirmée. Si ce n’est pas vous, annulez avec le lien ci-dessous : il est valable {{hours}} heures, aussi après la confirmation.',
    action: 'Annuler le changement',
    closing:
      'Si vous êtes à l’origine de ce changement, vous n’avez rien à faire. L’annuler ferme toutes vos sessions.',
  },
  emailRestored: {
    subject: 'Le changement de votre adresse e-mail {{product}} est annulé',
    heading: 'Votre adresse reste celle-ci',
    greeting: 'Bonjour {{firstName}},',
    message:
      'Le changement d’adresse de votre compte est annulé, et toutes ses sessions sont fermées. Qui l’avait demandé connaissait votre mot de passe : choisissez-en un autre maintenant.',
    action: 'Choisir un autre mot de passe',
    closing: 'Un doute ? Prévenez l’administrateur de votre entreprise.',
  },
}
