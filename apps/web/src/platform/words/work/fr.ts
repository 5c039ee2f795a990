/** Errors that only signed-in users can get. */
export const fr = {
  errors_logas_expired: 'L’heure est passée\u202f: vous n’agissez plus au nom de cet utilisateur.',
  errors_factor_required: 'Confirmez votre connexion avec un code ou une clé d’accès.',
  errors_factor_missing:
    'Votre compte doit avoir une double authentification. Activez-la pour continuer.',
  errors_factor_proof_required: 'Confirmez que c’est bien vous, puis recommencez.',
  errors_session_foreign_page:
    'Cette action n’est pas venue de cette page. Rechargez-la, puis réessayez.',
  errors_factor_code_wrong: 'Ce code n’est pas le bon.',
  errors_factor_code_used: 'Ce code a déjà servi. Attendez le suivant.',
  errors_factor_code_expired:
    'Ce code est dépassé. Saisissez celui que votre application affiche maintenant.',
  errors_factor_passkey_refused: 'Cette clé d’accès n’a pas pu être vérifiée.',
  errors_factor_passkey_known: 'Cette clé d’accès est déjà enregistrée.',
  errors_factor_too_many_passkeys:
    'Vous avez déjà 20 clés d’accès. Retirez-en une pour en ajouter une autre.',
  errors_factor_last_required:
    'Votre compte doit garder une double authentification. Ajoutez-en une autre d’abord.',
  errors_sso_email_kept:
    'Votre entreprise demande de passer par sa connexion unique\u202f: votre e-mail est celui de son annuaire.',
  errors_sso_issuer_form:
    'Donnez l’adresse en https de l’émetteur, sans identifiant, «\u202f?\u202f» ni «\u202f#\u202f».',
  errors_sso_value_twice: 'Cette valeur a déjà un rôle.',
  errors_sso_emergency_admin:
    'Choisissez un administrateur actif qui a un mot de passe, Google ou une clé d’accès.',
  errors_sso_untried: 'Connectez-vous une fois par ce fournisseur avant de l’imposer.',
  errors_sso_domain_form: 'Donnez un domaine, comme entreprise.fr.',
  errors_sso_domain_known: 'Ce domaine est déjà dans la liste.',
  errors_sso_domain_taken: 'Une autre entreprise a déjà prouvé que ce domaine est à elle.',
  errors_sso_too_many_domains: 'Vous avez déjà {{max}} domaines\u202f: retirez-en un d’abord.',
  errors_sso_record_missing:
    'L’enregistrement est introuvable. Il peut falloir jusqu’à une heure pour qu’il se propage.',
  errors_sso_dns_unavailable: 'Les serveurs DNS ne répondent pas. Réessayez dans quelques minutes.',
  errors_factor_none: 'Aucune double authentification n’est active.',
  errors_factor_day_past: 'Choisissez aujourd’hui ou un jour à venir.',
  errors_organisation_incomplete: 'Complétez d’abord les informations de votre entreprise.',
  errors_organisation_stale:
    'Ces informations ont été modifiées entre-temps. Comparez, puis enregistrez à nouveau.',
  errors_field_vat_missing: 'Indiquez le numéro de TVA.',
  errors_field_vat: 'Le numéro de TVA n’est pas valable.',
  errors_field_postal_code_abroad:
    'Le code postal compte de 4 à 10 lettres, chiffres ou traits d’union.',
  errors_permanent_start_in_past: 'Choisissez aujourd’hui ou un jour à venir.',
  errors_user_wrong_old_password: 'L’ancien mot de passe n’est pas le bon.',
  errors_user_password_change_forbidden:
    'Le mot de passe ne peut pas être changé pour une connexion par un réseau social ou au nom d’un utilisateur.',
  errors_maps_unavailable: 'La recherche d’adresses ne répond pas. Saisissez l’adresse vous-même.',
  errors_field_ape: 'Le code APE a quatre chiffres, puis une lettre.',
  errors_logas_forbidden: 'Impossible de faire cela au nom d’un utilisateur.',
  errors_logas_not_allowed: 'Vous ne pouvez pas agir au nom de cet utilisateur.',
  errors_sider_number_taken: 'Ce matricule est déjà celui d’un autre Sider.',
  errors_field_time: 'Cette heure n’existe pas. Écrivez-la comme 17:30, jusqu’à 23:59.',
  errors_field_other_labour_law:
    'Le droit du travail français ne s’applique pas à cette adresse : une mission ne peut pas y être commandée.',
  errors_field_person_name_placeholder:
    'Un tiret ou un point n’est pas un nom. S’il n’y en a qu’un, écrivez-le en premier et cochez la case au-dessous.',
  errors_field_person_name_not_single: 'Laissez ce champ vide, ou décochez la case au-dessous.',
  errors_document_unwritable:
    'Ce document ne peut pas être fait\u202f: «\u202f{{text}}\u202f» contient un signe qu’aucune police n’a ({{signs}}). Corrigez ce texte.',
  errors_feedback_no_judgement:
    'Dites ce qui n’a pas été : le professionnalisme, la performance, ou les deux.',
  errors_feedback_not_worked: 'Ce Sider n’a pas encore travaillé sur cette mission.',
  errors_contract_already_signed: 'Ce contrat est déjà signé.',
  errors_contract_newer_version:
    'Ce contrat a été corrigé entre-temps\u202f: lisez la nouvelle version avant de la signer.',
  errors_contract_no_paper:
    'Le contrat est en cours de préparation. Réessayez dans quelques instants.',
  errors_contract_sider_without_hours:
    'Il ne resterait aucune heure à {{sider}}\u202f: retirez d’abord ce Sider de la mission.',
  errors_contract_contested: 'Ce contrat est contesté : il ne peut pas être signé.',
  errors_contract_profile_incomplete:
    'Votre nom ou votre téléphone ne permet pas encore de signer\u202f: corrigez-les dans votre profil.',
  errors_contract_no_evidence:
    'Le dossier de preuve est en préparation. Réessayez dans quelques instants.',
  errors_contract_not_sealed:
    'Aucun dossier de preuve\u202f: cette installation n’a pas de clé de cachet. Les faits de la signature sont conservés.',
  errors_contract_not_signed: 'Ce contrat n’est pas encore signé.',
  errors_contract_display_unavailable:
    'Le contrat ne peut pas être affiché. Contactez le service client.',
  errors_contract_signing_failed: 'La signature n’a pas abouti. Réessayez.',
  errors_amendment_not_posted:
    'Cette mission n’est pas publiée\u202f: modifiez-la directement, sans avenant.',
  errors_amendment_no_contract:
    'Aucun Sider n’a de contrat pour cette mission\u202f: il n’y a rien à modifier par avenant.',
  errors_amendment_ended:
    'Le contrat de {{sider}} a pris fin le {{lastDay}}\u202f: il ne se modifie plus.',
  errors_amendment_contested:
    'Le dernier document de {{sider}} est contesté\u202f: il doit d’abord être corrigé.',
  errors_amendment_nothing_changes: 'Cela ne change rien aux contrats choisis.',
  errors_amendment_renewals_used:
    'Le contrat de {{sider}} a déjà été renouvelé {{max}} fois, le maximum (article L1251-35-1).',
  errors_amendment_renewal_before_term:
    'Le renouvellement doit aller au-delà du terme actuel, le {{lastDay}}, pour {{sider}}.',
  errors_amendment_too_long:
    'Pour {{sider}}, ce motif permet {{months}} mois au plus, renouvellements compris, soit jusqu’au {{latest}} (article L1251-12-1).',
  errors_amendment_term_out_of_bounds:
    'Pour {{sider}}, la souplesse permet un terme du {{earliest}} au {{latest}} (article L1251-30).',
  errors_amendment_no_work_that_day:
    'Le {{day}} n’est pas un jour de travail de {{sider}}\u202f: choisissez un jour travaillé.',
  errors_amendment_end_in_past:
    'La fin ne peut pas être dans le passé\u202f: aujourd’hui au plus tôt.',
  errors_amendment_end_not_earlier:
    'Le contrat de {{sider}} se termine déjà le {{lastDay}}\u202f: choisissez un jour antérieur.',
  errors_amendment_before_start:
    'Le contrat de {{sider}} commence le {{firstDay}}\u202f: la fin ne peut pas le précéder.',
  errors_amendment_trial_over:
    'La période d’essai de {{sider}} se termine le {{trialEnd}} (article L1251-14)\u202f: choisissez un autre motif.',
  errors_amendment_outside_term:
    'Pour {{sider}}, les horaires doivent rester entre le {{firstDay}} et le {{lastDay}}\u202f: changez d’abord le terme.',
  errors_amendment_worked:
    'Un créneau de {{sider}} a déjà commencé ou des heures y sont pointées\u202f: il ne change plus.',
  errors_amendment_everybody:
    'Ce changement vaut pour toute la mission\u202f: choisissez tous ses Siders.',
  errors_amendment_flexible_hours:
    'Les horaires d’un planning flexible sont communiqués chaque semaine\u202f: ils n’appellent pas d’avenant.',
  errors_amendment_place_priced:
    'Les majorations du dimanche ou les jours fériés diffèrent à cette adresse\u202f: commandez une nouvelle mission.',
  errors_attendance_not_validated: 'Seules des heures validées se corrigent ici.',
  errors_attendance_already_disputed: 'Ces heures ont déjà été contestées une fois.',
  errors_attendance_validation_failed:
    'Les heures n’ont pas pu être validées. Réessayez dans quelques minutes.',
  errors_attendance_internal_error:
    'L’import n’a pas abouti. Réessayez plus tard ou contactez le service client.',
  errors_attendance_import: 'Certaines lignes du fichier sont à corriger.',
  errors_attendance_import_closed:
    'Votre entreprise ne déclare pas ses heures par fichier\u202f: les Siders pointent eux-mêmes.',
  errors_attendance_import_too_large: 'Le fichier est trop lourd : 1 Mo au plus.',
  errors_attendance_import_column: 'Il manque une colonne. {{lines}}.',
  errors_attendance_import_empty: 'Une valeur est vide. {{lines}}.',
  errors_attendance_import_format: 'Le format n’est pas valable. {{lines}}.',
  errors_attendance_import_sider_id: 'Le Sider est inconnu. {{lines}}.',
  errors_attendance_import_end_before_start: 'La fin est avant le début. {{lines}}.',
  errors_attendance_import_file_duplicate:
    'Les mêmes heures sont deux fois dans le fichier. {{lines}}.',
  errors_attendance_import_already_imported: 'Ces heures ont déjà été importées. {{lines}}.',
  errors_attendance_import_shifts_not_found: 'Aucun créneau ne correspond. {{lines}}.',
  errors_attendance_validated: 'Ces heures sont validées\u202f: elles ne changent plus.',
  errors_attendance_imported:
    'Ces heures viennent d’un fichier\u202f: le Sider doit y répondre avant toute autre modification.',
  errors_attendance_justification_missing:
    'Dites pourquoi le Sider n’a pas travaillé\u202f: jour de repos ou autre raison.',
  errors_attendance_already_clocked: '{{sider}} a déjà pointé ce créneau.',
  errors_attendance_not_theirs: '{{sider}} n’est pas sur ce créneau.',
  errors_attendance_in_the_future: 'Un pointage ne peut pas être dans le futur.',
  errors_attendance_overlap:
    '{{sider}} a déjà des heures à ce moment-là, sur une autre mission ou un autre créneau.',
  errors_attendance_end_before_start: 'La fin doit être après le début.',
  errors_attendance_too_long: 'Une journée ne dépasse pas {{max}} heures.',
  errors_attendance_far_from_plan: 'L’heure est à plus d’un jour de l’horaire d’origine.',
  errors_attendance_break_outside:
    'Cette pause sort des heures travaillées ou en chevauche une autre.',
  errors_attendance_nothing_worked:
    'Les pauses couvrent toutes les heures. Si la personne n’a pas travaillé, indiquez-le avec son motif.',
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
  errors_file_infected:
    'Un logiciel malveillant a été trouvé dans ce fichier\u202f: il n’a pas été gardé. Vérifiez l’appareil d’où il vient.',
  errors_flexible_planning_weekly_volume: 'Le volume va de {{min}} à {{max}} heures par semaine.',
  errors_flexible_planning_legal_volume:
    'Le volume dépasse le maximum légal pour les jours choisis.',
  errors_flexible_planning_amplitude_invalid: 'L’amplitude horaire n’est pas valable.',
  errors_flexible_planning_amplitude_insufficient: 'L’amplitude est trop courte pour ce volume.',
  errors_flexible_planning_no_day: 'Choisissez au moins un type de jour de la période.',
  errors_flexible_planning_period:
    'La période dure de 7 jours à 18 mois et commence dans l’avenir.',
  errors_hiring_elsewhere: '{{sider}} travaille déjà pendant un de ces créneaux.',
  errors_hiring_law:
    'La loi ne permet pas à {{sider}} de travailler à ces heures, avec celles qui sont déjà prévues.',
  errors_hiring_unavailable: '{{sider}} n’est pas disponible pendant un de ces créneaux.',
  errors_hiring_deactivated: 'Le profil de {{sider}} est désactivé.',
  errors_hiring_licence_ended:
    'Un permis ou une habilitation de {{sider}} que la mission demande se termine avant son dernier créneau.',
  errors_hiring_reason_missing:
    '{{sider}} dépasserait une règle du produit\u202f: donnez une raison.',
  errors_hiring_not_hired: '{{sider}} n’a pas ce créneau.',
  errors_invoice_generation_failed:
    'Les factures ou le fichier CSV n’ont pas pu être générés. Contactez le service client.',
  errors_export_failed: 'L’export CSV n’a pas abouti. Réessayez plus tard.',
  errors_invoice_not_collectable:
    'Cette facture ne peut pas être prélevée maintenant. Vérifiez votre moyen de paiement, ou payez-la par virement.',
  errors_invoice_collection_pending:
    'Le prélèvement de cette facture attend la réponse de la banque : réessayez dès qu’elle est connue.',
  errors_invoice_already_approved: 'L’approbation est déjà donnée.',
  errors_invoice_already_disputed:
    'La contestation est déjà faite\u202f: une approbation y met fin.',
  errors_invoice_payment_announced: 'La plateforme agréée a déjà annoncé le paiement.',
  errors_invoice_already_paid_in: 'Le paiement est déjà encaissé.',
  errors_invoice_is_refused: 'Le refus donné sur la plateforme agréée est définitif.',
  errors_invoice_is_rejected: 'Une plateforme agréée a rejeté ce document\u202f: c’est définitif.',
  errors_invoice_already_transmitted: 'La plateforme agréée a déjà ce document.',
  errors_invoice_being_transmitted: 'La transmission de ce document est en cours.',
  errors_invoice_credit_too_large:
    'Un avoir ne dépasse pas ce qui reste de la facture\u202f: {{left}}\u202f€ toutes taxes comprises.',
  errors_indemnity_not_in_policy:
    'La politique de rémunération de l’entreprise ne prévoit pas cette indemnité.',
  errors_indemnity_future_week: 'Cette semaine n’a pas encore commencé.',
  errors_indemnity_no_hours:
    'Ce Sider n’a aucune heure validée ou à valider sur cette mission pendant la semaine.',
  errors_indemnity_already_entered:
    'Cette indemnité est déjà saisie pour ce Sider et cette semaine.',
  errors_indemnity_billed:
    'Cette indemnité est déjà facturée\u202f: faites un avoir sur sa facture.',
  errors_key_invalid: 'Cette clé d’API n’est pas valable, ou a été révoquée.',
  errors_key_ended: 'Cette clé d’API a pris fin.',
  errors_key_network: 'Cette clé d’API n’est pas acceptée de ce réseau.',
  errors_key_maker_left: 'La personne qui a créé cette clé d’API n’est plus membre.',
  errors_key_scope_missing: 'Cette clé d’API n’a pas ce droit.',
  errors_key_scope_beyond: 'Une clé ne peut pas avoir plus de droits que vous.',
  errors_key_of_person: 'Ceci appartient à une personne, et aucune clé d’API n’y touche.',
  errors_key_too_many:
    'Vous avez déjà {{max}} clés en service. Révoquez d’abord celles qui ne servent plus.',
  errors_key_end_in_past: 'Choisissez aujourd’hui ou un jour à venir.',
  errors_calls_too_many: 'Trop d’appels en peu de temps. Réessayez dans {{seconds}} s.',
  errors_field_network: 'Écrivez une adresse ou un réseau par ligne, comme 203.0.113.0/24.',
  errors_team_other_organisation:
    'Cette personne vient du groupe : elle se gère depuis l’espace du groupe.',
  errors_team_admin_protected: 'Un administrateur ne peut être ni modifié ni supprimé.',
  errors_team_not_activated: 'Cette personne n’a pas encore activé son compte.',
  errors_team_already_activated: 'Cette personne a déjà activé son compte.',
  errors_field_iban: 'L’IBAN n’est pas valable.',
  errors_field_card: 'Le numéro de carte n’est pas valable.',
  errors_field_card_expiry: 'La date d’expiration n’est pas valable.',
  errors_field_card_code: 'Le code de sécurité n’est pas valable.',
  errors_field_website_https: 'L’adresse du site commence par https.',
  errors_field_video_service: 'Le lien doit mener à une vidéo de YouTube.',
  errors_field_rate_format: 'Indiquez un montant avec deux décimales au plus, par exemple 13,50.',
  errors_field_custom_name: 'Le nom a entre {{min}} et {{max}} caractères.',
  errors_motive_justification_too_short: 'La justification a au moins {{min}} caractères.',
  errors_motive_replacement_missing: 'Indiquez qui est remplacé.',
  errors_motive_recruitment_missing: 'Indiquez qui est recruté.',
  errors_motive_in_use: 'Une mission utilise ce motif : il ne peut pas être supprimé.',
  errors_job_description_salary_too_low:
    'La fiche de poste ne peut pas être créée : la rémunération est inférieure au minimum légal.',
  errors_job_description_salary_too_low_france:
    'La fiche de poste ne peut pas être créée : la rémunération est inférieure au minimum légal de {{minimum, number(minimumFractionDigits: 2)}}\u202f€ de l’heure ({{source}}).',
  errors_job_description_salary_too_low_mayotte:
    'La fiche de poste ne peut pas être créée : la rémunération est inférieure au minimum légal de Mayotte, {{minimum, number(minimumFractionDigits: 2)}}\u202f€ de l’heure ({{source}}).',
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
  errors_task_salary_too_low_france:
    'La rémunération de la mission est inférieure au minimum légal de {{minimum, number(minimumFractionDigits: 2)}}\u202f€ de l’heure ({{source}}).',
  errors_task_salary_too_low_mayotte:
    'La rémunération de la mission est inférieure au minimum légal de Mayotte, {{minimum, number(minimumFractionDigits: 2)}}\u202f€ de l’heure ({{source}}).',
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
  errors_remuneration_threshold:
    'Les seuils vont de 35 à 48 heures, chacun plus haut que le précédent.',
  errors_remuneration_increase:
    'La majoration va de 0 à 200\u202f%, zéro exclu la nuit, à l’ancienneté et en zone touristique.',
  errors_remuneration_night_window:
    'La nuit commence entre 18:00 et 06:00 et finit au plus tard à 09:00.',
  errors_remuneration_duplicate_benefit: 'Une seule indemnité de chaque type est possible.',
  errors_remuneration_duplicate_bonus: 'Une prime porte déjà ce nom.',
  errors_applicant_already_there: 'Ce Sider est déjà candidat à la mission.',
  errors_applicant_selection_over: 'La sélection de cette mission est close.',
  errors_sider_already_exists:
    'Cette personne est déjà sur la plateforme. Contactez le service client.',
  errors_payment_card: 'La carte a posé un problème ou n’est pas valable.',
  errors_payment_iban: 'L’IBAN n’est pas valable ou n’a pas été accepté.',
  // The provider writes this sentence.
  errors_payment_declined: '{{message}}',
  errors_payment_unavailable:
    'Le service de paiement ne répond pas pour le moment. Réessayez dans quelques minutes.',
  errors_department_characters:
    'Utilisez des lettres, des chiffres, des tirets et des espaces simples.',
  errors_planning_duplicate_name: 'Une autre vue porte déjà ce nom.',
  errors_planning_too_many_views:
    'Vous gardez déjà {{max}} vues : supprimez-en une, ou remplacez-en une en reprenant son nom.',
  errors_absence_order: 'Le dernier jour est avant le premier.',
  errors_absence_past: 'Cette absence est déjà terminée.',
  errors_absence_too_long: 'Une absence dure {{days}} jours au plus.',
  errors_absence_too_far: 'Une absence se déclare au plus {{days}} jours à l’avance.',
  errors_absence_overlap: 'Une autre absence couvre déjà une partie de ces jours.',
  errors_absence_too_many:
    'Cette personne a déjà {{max}} absences à venir\u202f: annulez-en une d’abord.',
  errors_deputy_self: 'Personne ne se remplace soi-même.',
  errors_deputy_not_in_team: 'Cette personne n’est pas, ou plus, active dans l’équipe.',
  errors_deputy_without_right:
    'Cette personne n’a pas elle-même le droit de signer ou de valider. Un administrateur peut changer son rôle.',
  errors_deputy_away: 'Cette personne est absente elle aussi une partie de ces jours.',
  errors_calendar_too_many:
    'Vous avez déjà {{max}} liens de calendrier\u202f: révoquez-en un d’abord.',
  errors_event_swept: 'Ces événements ne sont plus conservés\u202f: reprenez depuis le début.',
  errors_cursor_invalid:
    'Ce curseur n’est pas de cette liste ou de cette entreprise\u202f: reprenez sans curseur.',
  errors_cursor_swept:
    'Ce point est trop ancien, des suppressions ont pu être oubliées depuis\u202f: reprenez tout depuis le début.',
  errors_webhook_url: 'Donnez une adresse en https, sans identifiant ni «\u202f#\u202f».',
  errors_webhook_private:
    'Cette adresse est celle d’un réseau privé\u202f: donnez-en une qu’Internet atteint.',
  errors_webhook_period: 'La fin est avant le début.',
  errors_webhook_kinds: 'Choisissez au moins un événement.',
  errors_webhook_too_many: 'L’entreprise a déjà {{max}} webhooks\u202f: supprimez-en un d’abord.',
  errors_webhook_disabled: 'Ce webhook est désactivé\u202f: activez-le d’abord.',
  errors_department_duplicate_name: 'Un service porte déjà ce nom.',
  errors_directory_filter: 'Ce filtre n’est pas pris en charge.',
  errors_directory_path: 'Ce chemin d’attribut n’est pas lisible.',
  errors_directory_operation: 'Une opération de l’annuaire est inconnue.',
  errors_directory_value: 'La valeur d’un attribut n’a pas la forme attendue.',
  errors_directory_no_target: 'Une suppression ne nomme pas ce qu’elle retire.',
  errors_directory_not_email: 'Il manque une adresse e-mail professionnelle.',
  errors_directory_foreign_domain:
    'Le domaine {{domain}} n’est pas vérifié par votre entreprise\u202f: aucun compte n’y est ouvert.',
  errors_directory_unknown_member: 'Un membre du groupe n’est pas connu ici.',
  errors_directory_user_exists: 'Une autre personne a déjà cet identifiant ou cette adresse.',
  errors_directory_group_exists: 'Un autre groupe porte déjà ce nom.',
  errors_directory_last_admin:
    'L’équipe n’aurait plus d’administrateur. Donnez d’abord ce rôle à une autre personne.',
  errors_directory_emergency_admin:
    'C’est l’administrateur de secours de la connexion unique. Désignez-en d’abord un autre.',
  errors_directory_too_many_tokens: 'Un annuaire a {{max}} jetons au plus. Révoquez-en un d’abord.',
  errors_directory_too_many_users: 'Un annuaire tient {{max}} personnes au plus.',
  errors_directory_too_many_groups: 'Un annuaire tient {{max}} groupes au plus.',
  errors_directory_too_many_members: 'Un groupe tient {{max}} membres au plus.',
  errors_field_postal_code: 'Le code postal a cinq chiffres.',
  errors_field_siret: 'Ce SIRET n’est pas valable\u202f: vérifiez ses 14 chiffres.',
  errors_field_day: 'Ce jour n’existe pas. Écrivez-le comme 15/12/2026.',
  errors_file_too_many_pixels: 'L’image est trop grande : {{max}} millions de pixels au plus.',
  errors_file_active_content:
    'Ce PDF contient un programme, un mot de passe ou une pièce jointe. Enregistrez-le comme simple document.',
  errors_file_too_many_pages: 'Ce PDF est trop long : {{max}} pages au plus.',
  errors_file_quota_exceeded:
    'Votre entreprise a atteint la limite de {{max}} Mo de fichiers. Supprimez-en d’abord.',
  errors_company_register_unavailable:
    'Le registre des entreprises ne répond pas. Saisissez les informations vous-même.',
}
