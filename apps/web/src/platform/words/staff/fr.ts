/** Sentences for internal staff only: they load with the staff's screens. */
export const fr = {
  errors_hiring_slot_taken: 'Toutes les places de ce créneau sont prises.',
  errors_hiring_shift_over: 'Ce créneau est terminé.',
  errors_hiring_already_hired: '{{sider}} est déjà sur ce créneau.',
  errors_hiring_requested_only: 'L’entreprise n’accepte que les Siders de sa demande.',
  errors_hiring_refused_applicant: 'L’entreprise a refusé cette candidature\u202f: {{sider}}.',
  errors_hiring_not_asked: 'L’entreprise n’a pas demandé ce Sider, ou ce Sider est déjà embauché.',
  errors_shift_generated_overlap:
    'Ce créneau en chevauche un autre du planning flexible, dont les Siders sont les mêmes.',
  errors_clock_backwards: 'L’horloge ne recule pas\u202f: choisissez un moment à venir.',
  errors_clock_too_far: 'L’horloge avance d’au plus {{days}} jours à la fois.',
  errors_legal_value_already_there: 'Une valeur s’applique déjà à partir de ce jour.',
  errors_legal_value_too_far:
    'Le jour est trop éloigné\u202f: {{months}} mois au plus avant ou après aujourd’hui.',
  errors_sider_no_email: 'Ce Sider n’a pas d’adresse e-mail\u202f: envoyez le lien par SMS.',
  errors_sider_paper_signed: 'Ce contrat de mission est déjà signé.',
  errors_sider_paper_void: 'Ce contrat de mission ne peut plus être signé.',
  errors_sider_paper_unread: 'Ce contrat de mission est à lire avant de le signer.',
  errors_sider_absence_on_shift: 'Ces jours touchent une mission déjà acceptée.',
  errors_sider_contact_taken: 'Cette adresse ou ce numéro est déjà celui d’un autre Sider.',
  errors_sider_erasure_waits: 'Une demande d’effacement attend déjà.',
  errors_sider_erasure_over: 'Cette demande d’effacement est déjà close.',
  errors_sider_clock_order: 'Ce pointage ne suit pas le précédent.',
  errors_sider_clock_unknown:
    'L’horloge du téléphone a changé entre-temps\u202f: déclarez vos heures à la main.',
  errors_sider_shift_gone: 'Ce créneau n’existe plus\u202f: appelez l’agence.',
  errors_sider_shift_begun:
    'Ce créneau a commencé\u202f: pointez votre départ, ou appelez l’agence.',
  errors_sider_code_invalid: 'Ce code n’est pas le bon, ou il n’est plus valable.',
  errors_sider_has_shifts:
    'Ce Sider a encore des créneaux à venir ({{count}}). Remplacez-le avant de désactiver son profil.',
  errors_legal_value_too_high:
    'La valeur est trop élevée\u202f: {{max, number(minimumFractionDigits: 2)}}\u202f€ au plus.',
  errors_legal_value_too_low:
    'Le salaire minimum ne baisse pas\u202f: {{min, number(minimumFractionDigits: 2)}}\u202f€ au moins.',
  errors_sider_period: 'La fin ne peut pas précéder le début.',
  errors_sider_unavailability_overlap: 'Cette absence en chevauche une autre.',
  errors_staff_item_taken: '{{name}} s’en occupe déjà.',
  errors_staff_item_changed:
    '{{name}} vient de changer cet élément\u202f: voyez ce qui a changé, puis recommencez.',
  errors_staff_item_snooze: 'Choisissez un moment à venir, dans les {{days}} jours.',
}
