export const fr = {
  reset: {
    subject: 'Choisissez un nouveau mot de passe {{product}}',
    paragraphs: [
      'Bonjour {{firstName}},',
      'Vous avez demandé à choisir un nouveau mot de passe. Le lien ci-dessous est valable une heure et ne fonctionne qu’une fois.',
    ],
    action: 'Choisir un mot de passe',
    closing:
      'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : votre mot de passe reste le même.',
  },
  socialLogin: {
    subject: 'Votre connexion à {{product}}',
    paragraphs: [
      'Bonjour {{firstName}},',
      'Vous avez demandé un nouveau mot de passe, mais votre compte se connecte avec Google : il n’a pas de mot de passe.',
    ],
    action: 'Se connecter avec Google',
    closing: 'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.',
  },
}
