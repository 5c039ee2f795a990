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
  errors_token_forbidden: 'Votre session a pris fin. Connectez-vous à nouveau.',
  errors_user_email_used: 'Cet e-mail est déjà utilisé. Connectez-vous.',
  errors_user_wrong_old_password: 'L’ancien mot de passe n’est pas le bon.',
  errors_user_invalid_password: 'Le mot de passe est incorrect ou n’est pas valable.',
  errors_user_password_change_forbidden:
    'Le mot de passe ne peut pas être changé pour une connexion par un réseau social ou au nom d’un utilisateur.',
  errors_user_forbidden: 'Vous n’êtes pas autorisé à faire cela.',
  errors_logas_forbidden: 'Impossible de faire cela au nom d’un utilisateur.',
  errors_logas_expired: 'L’heure est passée\u202f: vous n’agissez plus au nom de cet utilisateur.',
  errors_logas_not_allowed: 'Vous ne pouvez pas agir au nom de cet utilisateur.',
  errors_organisation_forbidden: 'Vous n’avez pas accès à cette entreprise.',
  errors_organisation_required: 'Choisissez d’abord une entreprise.',
  errors_organisation_blocked: 'Votre entreprise est bloquée. Contactez le service client.',
  errors_organisation_incomplete: 'Complétez d’abord les informations de votre entreprise.',
  errors_organisation_stale:
    'Ces informations ont été modifiées entre-temps. Comparez, puis enregistrez à nouveau.',
  errors_team_other_organisation:
    'Cette personne vient du groupe : elle se gère depuis l’espace du groupe.',
  errors_team_admin_protected: 'Un administrateur ne peut être ni modifié ni supprimé.',
  errors_team_not_activated: 'Cette personne n’a pas encore activé son compte.',
  errors_team_already_activated: 'Cette personne a déjà activé son compte.',
  errors_input_invalid: 'Certaines informations sont à corriger.',
  errors_field_required: 'Ce champ est obligatoire.',
  errors_field_format: 'Le format n’est pas valable.',
  errors_field_day: 'Ce jour n’existe pas. Écrivez-le comme 15/12/2026.',
  errors_field_too_short: 'C’est trop court : {{min}} caractères au moins.',
  errors_field_too_long: 'C’est trop long : {{max}} au plus.',
  errors_field_name_too_long: 'Le nom est trop long : {{max}} caractères au plus.',
  errors_field_too_small: 'La valeur est trop petite : {{min}} au moins.',
  errors_field_too_big: 'La valeur est trop grande : {{max}} au plus.',
  errors_field_email: 'L’e-mail n’est pas valable.',
  errors_field_phone: 'Le numéro de téléphone n’est pas valable.',
  errors_field_postal_code: 'Le code postal a cinq chiffres.',
  errors_field_postal_code_abroad:
    'Le code postal compte de 4 à 10 lettres, chiffres ou traits d’union.',
  errors_field_siret: 'Ce SIRET n’est pas valable\u202f: vérifiez ses 14 chiffres.',
  errors_field_ape: 'Le code APE a quatre chiffres, puis une lettre.',
  errors_field_vat_missing: 'Indiquez le numéro de TVA.',
  errors_field_vat: 'Le numéro de TVA n’est pas valable.',
  errors_field_iban: 'L’IBAN n’est pas valable.',
  errors_field_card: 'Le numéro de carte n’est pas valable.',
  errors_field_card_expiry: 'La date d’expiration n’est pas valable.',
  errors_field_card_code: 'Le code de sécurité n’est pas valable.',
  errors_field_website_https: 'L’adresse du site commence par https.',
  errors_field_video_service: 'Le lien doit mener à une vidéo de YouTube.',
  errors_field_name_needs_space: 'Indiquez le prénom, une espace, puis le nom.',
  errors_field_password_too_short: 'Le mot de passe a au moins {{min}} caractères.',
  errors_field_password_special: 'Le mot de passe a au moins un caractère spécial.',
  errors_field_password_whitespace: 'Le mot de passe ne contient pas d’espace.',
  errors_field_password_common:
    'Ce mot de passe est trop courant\u202f: choisissez-en un que personne n’essaierait.',
  errors_field_passwords_differ: 'Les mots de passe sont différents.',
  errors_field_terms: 'Acceptez les conditions pour continuer.',
  errors_field_rate_format: 'Indiquez un montant avec deux décimales au plus, par exemple 13,50.',
  errors_field_custom_name: 'Le nom a entre {{min}} et {{max}} caractères.',
  errors_field_unknown_choice: 'Ce choix n’existe pas ou n’existe plus.',
  errors_motive_justification_too_short: 'La justification a au moins {{min}} caractères.',
  errors_motive_replacement_missing: 'Indiquez qui est remplacé.',
  errors_motive_recruitment_missing: 'Indiquez qui est recruté.',
  errors_motive_in_use: 'Une mission utilise ce motif : il ne peut pas être supprimé.',
  errors_job_description_salary_too_low:
    'La fiche de poste ne peut pas être créée : la rémunération est inférieure au minimum légal.',
  errors_job_description_read_only:
    'Cette fiche de poste vient de votre réseau : elle se modifie depuis l’espace du groupe.',
  errors_job_description_locked:
    'Les fiches de poste de votre entreprise ne peuvent pas être modifiées.',
  errors_job_description_detached_pricing:
    'La tarification de cette fiche de poste a été fixée par nos équipes, qui seules peuvent la modifier.',
  errors_job_description_subtask_missing: 'Choisissez au moins une tâche.',
  errors_job_description_high_risk_unanswered:
    'Dites d’abord si le poste présente des risques particuliers.',
  errors_job_description_risk_missing: 'Indiquez au moins un risque.',
  errors_task_archived: 'Cette mission est archivée\u202f: elle ne peut plus être modifiée.',
  errors_task_locked: 'Cette mission a des contrats : ce champ ne peut plus être modifié.',
  errors_task_address_locked:
    'L’adresse ne peut pas être changée car des Siders prioritaires ont été demandés.',
  errors_task_not_a_draft: 'Cette mission n’est plus un brouillon.',
  errors_task_ended: 'La mission est terminée.',
  errors_task_stale: 'Cette mission a changé entre-temps. Comparez, puis enregistrez à nouveau.',
  errors_task_duplication_impossible: 'Cette mission ne peut pas être dupliquée.',
  errors_task_salary_too_low: 'La rémunération de la mission est inférieure au minimum légal.',
  errors_task_rate_lowered: 'Le taux horaire ne peut pas être baissé.',
  errors_task_not_enough_siders: 'Vous n’avez pas sélectionné assez de Siders.',
  errors_task_requested_siders_count_forbidden: 'Vous avez sélectionné trop de Siders.',
  errors_task_motive_missing: 'Indiquez le motif de recours.',
  errors_task_planning_missing: 'Indiquez le planning de la mission.',
  errors_task_planning_exists: 'Cette mission a déjà un planning de l’autre type.',
  errors_task_address_missing: 'Indiquez l’adresse de la mission.',
  errors_task_manager_missing: 'Choisissez le responsable de la mission.',
  errors_task_department_missing: 'Choisissez le service.',
  errors_task_executive_status_missing: 'Choisissez le statut du poste.',
  errors_task_rate_missing: 'Indiquez le taux horaire.',
  errors_task_too_long: 'Une mission dure 18 mois au plus.',
  errors_quotation_rate_missing: 'Indiquez le taux horaire pour connaître le prix.',
  errors_quotation_no_planning: 'Ajoutez un créneau pour obtenir le devis.',
  errors_shift_invalid: 'Ce créneau n’est pas valable.',
  errors_shift_slots: 'Le nombre de Siders va de {{min}} à {{max}}.',
  errors_shift_duration: 'Le temps de travail, pause déduite, va de 2 à 10 heures.',
  errors_shift_break: 'La pause dure de {{min}} à {{max}} minutes et tient dans le créneau.',
  errors_shift_end_before_start: 'La fin est avant le début.',
  errors_shift_too_far_ahead: 'La date est à plus de {{years}} ans.',
  errors_shift_past_forbidden: 'Un créneau ne peut pas commencer dans le passé.',
  errors_shift_conflict_duplicated: 'Un créneau identique existe déjà dans cette mission.',
  errors_shift_date_missing: 'Choisissez au moins une date.',
  errors_shift_generated:
    'Les créneaux d’un planning flexible viennent de ce planning. Pour en déplacer un, contactez le service client.',
  errors_shift_scope_required: 'Dites quels créneaux de la série sont concernés.',
  errors_legal_guard_reason_too_short: 'Donnez une raison d’au moins {{min}} caractères.',
  errors_legal_guard_finding_changed:
    'Le planning a changé entre-temps\u202f: relisez les points signalés.',
  errors_recurrence_interval: 'L’intervalle va de {{min}} à {{max}}.',
  errors_recurrence_days: 'Les jours vont du lundi au dimanche, chacun une fois.',
  errors_recurrence_days_missing: 'Choisissez au moins un jour de la semaine.',
  errors_recurrence_position: 'La position dans le mois va de {{min}} à {{max}}.',
  errors_recurrence_until_before_start: 'La fin de la récurrence est avant son début.',
  errors_recurrence_empty:
    'Aucun jour ne correspond à cette récurrence. Prolongez-la ou changez les jours.',
  errors_recurrence_too_many: 'Cette récurrence crée plus de {{max}} créneaux. Raccourcissez-la.',
  errors_recurrence_one_template: 'Une récurrence part d’un seul créneau.',
  errors_recurrence_date_fixed:
    'La date change seulement pour un créneau à la fois. Choisissez «\u202fce créneau seulement\u202f».',
  errors_flexible_planning_weekly_volume: 'Le volume va de {{min}} à {{max}} heures par semaine.',
  errors_flexible_planning_legal_volume:
    'Le volume dépasse le maximum légal pour les jours choisis.',
  errors_flexible_planning_amplitude_invalid: 'L’amplitude horaire n’est pas valable.',
  errors_flexible_planning_amplitude_insufficient: 'L’amplitude est trop courte pour ce volume.',
  errors_flexible_planning_no_day: 'Choisissez au moins un type de jour de la période.',
  errors_flexible_planning_period:
    'La période dure de 7 jours à 18 mois et commence dans l’avenir.',
  errors_remuneration_threshold:
    'Les seuils vont de 35 à 48 heures, chacun plus haut que le précédent.',
  errors_remuneration_increase:
    'La majoration va de 0 à 200\u202f%, zéro exclu la nuit, à l’ancienneté et en zone touristique.',
  errors_remuneration_night_window:
    'La nuit commence entre 18:00 et 06:00 et finit au plus tard à 09:00.',
  errors_remuneration_duplicate_benefit: 'Une seule indemnité de chaque type est possible.',
  errors_remuneration_duplicate_bonus: 'Une prime porte déjà ce nom.',
  errors_permanent_start_in_past: 'Choisissez aujourd’hui ou un jour à venir.',
  errors_applicant_already_there: 'Ce Sider est déjà candidat à la mission.',
  errors_applicant_selection_over: 'La sélection de cette mission est close.',
  errors_hiring_elsewhere: '{{sider}} travaille déjà pendant un de ces créneaux.',
  errors_hiring_law:
    'La loi ne permet pas à {{sider}} de travailler à ces heures, avec celles qui sont déjà prévues.',
  errors_hiring_unavailable: '{{sider}} n’est pas disponible pendant un de ces créneaux.',
  errors_hiring_deactivated: 'Le profil de {{sider}} est désactivé.',
  errors_hiring_reason_missing:
    '{{sider}} dépasserait une règle du produit\u202f: donnez une raison.',
  errors_hiring_not_hired: '{{sider}} n’a pas ce créneau.',
  errors_sider_already_exists:
    'Cette personne est déjà sur la plateforme. Contactez le service client.',
  errors_sider_period: 'La fin ne peut pas précéder le début.',
  errors_sider_unavailability_overlap: 'Cette absence en chevauche une autre.',
  errors_invoice_generation_failed:
    'Les factures ou le fichier CSV n’ont pas pu être générés. Contactez le service client.',
  errors_invoice_credit_too_large:
    'Un avoir ne dépasse pas ce qui reste de la facture\u202f: {{left}}\u202f€ toutes taxes comprises.',
  errors_payment_card: 'La carte a posé un problème ou n’est pas valable.',
  errors_payment_iban: 'L’IBAN n’est pas valable ou n’a pas été accepté.',
  // The sentence of the payment provider.
  errors_payment_declined: '{{message}}',
  errors_payment_unavailable:
    'Le service de paiement ne répond pas pour le moment. Réessayez dans quelques minutes.',
  errors_department_characters:
    'Utilisez des lettres, des chiffres, des tirets et des espaces simples.',
  errors_department_duplicate_name: 'Un service porte déjà ce nom.',
  errors_idempotency_key_reused:
    'Cette action a déjà été envoyée avec un autre contenu. Vérifiez le résultat, puis recommencez.',
  errors_not_found: 'Introuvable : cela n’existe pas ou n’existe plus.',
  errors_action_unavailable: 'Cette action n’est pas disponible.',
  errors_download_failed: 'Le fichier n’a pas pu être téléchargé.',
  errors_export_failed: 'L’export CSV n’a pas abouti. Réessayez plus tard.',
  errors_file_too_large: 'Le fichier est trop lourd : {{max}} Mo au plus.',
  errors_file_wrong_type: 'Ce fichier n’est pas du bon type. Formats acceptés : {{accepted}}.',
  errors_file_too_many_pixels: 'L’image est trop grande : {{max}} millions de pixels au plus.',
  errors_file_damaged: 'Ce fichier est abîmé : il ne peut pas être lu.',
  errors_file_active_content:
    'Ce PDF contient un programme, un mot de passe ou une pièce jointe. Enregistrez-le comme simple document.',
  errors_file_too_many_pages: 'Ce PDF est trop long : {{max}} pages au plus.',
  errors_file_quota_exceeded:
    'Votre entreprise a atteint la limite de {{max}} Mo de fichiers. Supprimez-en d’abord.',
  errors_company_register_unavailable:
    'Le registre des entreprises ne répond pas. Saisissez les informations vous-même.',
  errors_maps_unavailable: 'La recherche d’adresses ne répond pas. Saisissez l’adresse vous-même.',
  errors_storage_full:
    'Le service n’a plus de place pour enregistrer. Rien n’a été modifié : réessayez plus tard, ou prévenez le service client.',
  errors_unavailable: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  errors_internal: 'Une erreur est survenue. Réessayez plus tard ou contactez le service client.',
  errors_network:
    'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez : rien de ce que vous avez saisi n’est perdu.',
  errors_unexpected_answer:
    'La réponse du serveur n’a pas pu être lue. Rechargez la page ; si cela continue, contactez le service client.',
}
