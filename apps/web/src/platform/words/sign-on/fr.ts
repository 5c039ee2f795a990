export const fr = {
  errors_sso_required:
    'Votre entreprise demande de passer par sa connexion unique. Choisissez «\u202fSe connecter avec mon entreprise\u202f».',
  errors_sso_refused:
    'Cette connexion n’a pas pu être terminée. Recommencez depuis la page de connexion.',
  errors_sso_unavailable:
    'Le service d’identité de votre entreprise ne répond pas. Réessayez dans quelques minutes\u202f; si cela dure, prévenez votre administrateur.',
  errors_sso_misconfigured:
    'La connexion unique de votre entreprise est mal réglée. Prévenez votre administrateur.',
  errors_sso_other_company:
    'Votre compte appartient aussi à une autre entreprise\u202f: connectez-vous par vos autres moyens.',
  errors_sso_other_domain:
    'L’e-mail que donne votre entreprise n’est pas d’un de ses domaines vérifiés. Prévenez votre administrateur.',
  errors_sso_other_person:
    'Ce compte est déjà lié à une autre personne de l’annuaire. Prévenez votre administrateur.',
  errors_sso_no_role:
    'Votre entreprise ne vous a pas donné de rôle ici. Prévenez votre administrateur.',
}
