export const fr = {
  errors_auth_no_auth: 'Connectez-vous pour continuer.',
  errors_auth_invalid_credentials: 'Connexion impossible, vérifiez vos identifiants.',
  errors_auth_could_not_authenticate: 'Nous n’avons pas pu vous authentifier.',
  errors_auth_link_invalid: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  errors_auth_activation_link_invalid:
    'Ce lien d’activation a expiré ou n’est plus valable. Demandez une nouvelle invitation à un collègue.',
  errors_auth_throttled: 'Trop d’essais. Vous pourrez recommencer dans {{minutes}} min.',
  errors_auth_google_unavailable:
    'Google ne répond pas pour le moment. Réessayez, ou utilisez votre mot de passe.',
  errors_auth_google_email_mismatch:
    'Ce compte Google n’a pas l’adresse invitée. Choisissez le bon compte, ou un mot de passe.',
  errors_session_limit_reached:
    'Votre entreprise limite la durée des sessions\u202f: connectez-vous à nouveau.',
  errors_token_forbidden: 'Votre session a pris fin. Connectez-vous à nouveau.',
  errors_user_email_used: 'Cet e-mail est déjà utilisé. Connectez-vous.',
  errors_user_invalid_password: 'Le mot de passe est incorrect ou n’est pas valable.',
  errors_user_forbidden: 'Vous n’êtes pas autorisé à faire cela.',
  errors_organisation_forbidden: 'Vous n’avez pas accès à cette entreprise.',
  errors_organisation_required: 'Choisissez d’abord une entreprise.',
  errors_organisation_blocked: 'Votre entreprise est bloquée. Contactez le service client.',
  errors_input_invalid: 'Certaines informations sont à corriger.',
  errors_field_required: 'Ce champ est obligatoire.',
  errors_field_format: 'Le format n’est pas valable.',
  errors_field_too_short: 'C’est trop court : {{min}} caractères au moins.',
  errors_field_too_long: 'C’est trop long : {{max}} au plus.',
  errors_field_name_too_long: 'Le nom est trop long : {{max}} caractères au plus.',
  errors_field_too_small: 'La valeur est trop petite : {{min}} au moins.',
  errors_field_too_big: 'La valeur est trop grande : {{max}} au plus.',
  errors_field_email: 'L’e-mail n’est pas valable.',
  errors_field_email_local:
    'Avant le «\u202f@\u202f», les accents ne passent pas par e-mail\u202f: écrivez l’adresse sans eux.',
  errors_field_phone: 'Le numéro de téléphone n’est pas valable.',
  errors_field_name_needs_space: 'Indiquez le prénom, une espace, puis le nom.',
  errors_field_person_name_sign:
    '«\u202f{{sign}}\u202f» n’a pas sa place dans un nom\u202f: lettres, espaces, apostrophes et traits d’union seulement.',
  errors_field_person_name_letter: 'Un nom a au moins une lettre.',
  errors_field_password_too_short: 'Le mot de passe a au moins {{min}} caractères.',
  errors_field_password_special: 'Le mot de passe a au moins un caractère spécial.',
  errors_field_password_whitespace: 'Le mot de passe ne contient pas d’espace.',
  errors_field_password_common:
    'Ce mot de passe est trop courant\u202f: choisissez-en un que personne n’essaierait.',
  errors_field_passwords_differ: 'Les mots de passe sont différents.',
  errors_field_terms: 'Acceptez les conditions pour continuer.',
  errors_field_unknown_choice: 'Ce choix n’existe pas ou n’existe plus.',
  errors_idempotency_key_reused:
    'Cette action a déjà été envoyée avec un autre contenu. Vérifiez le résultat, puis recommencez.',
  errors_not_found: 'Introuvable : cela n’existe pas ou n’existe plus.',
  errors_action_unavailable: 'Cette action n’est pas disponible.',
  errors_download_failed: 'Le fichier n’a pas pu être téléchargé.',
  errors_file_too_large: 'Le fichier est trop lourd : {{max}} Mo au plus.',
  errors_file_wrong_type: 'Ce fichier n’est pas du bon type. Formats acceptés : {{accepted}}.',
  errors_file_damaged: 'Ce fichier est abîmé : il ne peut pas être lu.',
  errors_storage_full:
    'Le service n’a plus de place pour enregistrer. Rien n’a été modifié : réessayez plus tard, ou prévenez le service client.',
  errors_unavailable: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  errors_internal: 'Une erreur est survenue. Réessayez plus tard ou contactez le service client.',
  errors_network:
    'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez : rien de ce que vous avez saisi n’est perdu.',
  errors_unexpected_answer:
    'La réponse du serveur n’a pas pu être lue. Rechargez la page ; si cela continue, contactez le service client.',
}
