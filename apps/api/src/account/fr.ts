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
  emailChanged: {
    subject: 'Votre adresse e-mail {{product}} a été changée',
    heading: 'Votre adresse e-mail a été changée',
    greeting: 'Bonjour {{firstName}},',
    message:
      'L’adresse e-mail de votre compte vient d’être changée depuis votre profil. Vous vous connectez désormais avec la nouvelle.',
    action: 'Se connecter',
    closing:
      'Si vous n’êtes pas à l’origine de ce changement, prévenez aussitôt l’administrateur de votre entreprise.',
  },
}
