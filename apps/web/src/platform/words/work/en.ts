import type { fr } from './fr.ts'

export const en: typeof fr = {
  errors_logas_expired: 'The hour is over: you no longer act on behalf of this user.',
  errors_factor_required: 'Confirm your sign-in with a code or a passkey.',
  errors_factor_missing: 'Your account must have a second factor. Set one up to go on.',
  errors_factor_proof_required: 'Confirm that it is you, then try again.',
  errors_session_foreign_page:
    'This action did not come from this page. Reload it, then try again.',
  errors_factor_code_wrong: 'This is not the right code.',
  errors_factor_code_used: 'This code was used already. Wait for the next one.',
  errors_factor_code_expired: 'This code is over. Enter the one that your app shows now.',
  errors_factor_passkey_refused: 'This passkey could not be verified.',
  errors_factor_passkey_known: 'This passkey is already saved.',
  errors_factor_too_many_passkeys: 'You have 20 passkeys already. Remove one to add another.',
  errors_factor_last_required: 'Your account must keep a second factor. Add another one first.',
  errors_sso_email_kept:
    'Your company asks you to use its single sign-on: your e-mail is the one of its directory.',
  errors_sso_issuer_form: 'Give the https address of the issuer, without a user, “?” or “#”.',
  errors_sso_value_twice: 'This value has a role already.',
  errors_sso_emergency_admin:
    'Choose an active administrator who has a password, Google or a passkey.',
  errors_sso_untried: 'Sign in once by this provider before you require it.',
  errors_sso_domain_form: 'Give a domain, such as company.com.',
  errors_sso_domain_known: 'This domain is already in the list.',
  errors_sso_domain_taken: 'Another company has already proved that this domain is its own.',
  errors_sso_too_many_domains: 'You already have {{max}} domains: remove one first.',
  errors_sso_record_missing: 'The record is not found. It may take up to an hour to spread.',
  errors_sso_dns_unavailable: 'The DNS servers do not answer. Try again in a few minutes.',
  errors_factor_none: 'No second factor is set up.',
  errors_factor_day_past: 'Choose today or a later day.',
  errors_organisation_incomplete: 'Complete your company’s information first.',
  errors_organisation_stale:
    'This information has changed in the meantime. Compare, then save again.',
  errors_field_vat_missing: 'Enter the VAT number.',
  errors_field_vat: 'The VAT number is not valid.',
  errors_field_postal_code_abroad: 'The postal code has 4 to 10 letters, digits or hyphens.',
  errors_permanent_start_in_past: 'Choose today or a day to come.',
  errors_user_wrong_old_password: 'The old password is incorrect.',
  errors_user_password_change_forbidden:
    'The password cannot be changed for a sign-in through a social network or on behalf of a user.',
  errors_maps_unavailable: 'The address search is not responding. Enter the address yourself.',
  errors_field_ape: 'The APE code has four digits, then a letter.',
  errors_logas_forbidden: 'You cannot do this in log-as mode.',
  errors_logas_not_allowed: 'You cannot act on behalf of this user.',
  errors_sider_number_taken: 'Another Sider already has this employee number.',
  errors_field_time: 'There is no such time. Write it as 17:30, up to 23:59.',
  errors_field_other_labour_law:
    'French labour law does not hold at this address: no mission can be ordered there.',
  errors_field_person_name_placeholder:
    'A hyphen or a full stop is no name. If there is one name only, write it first and tick the box below.',
  errors_field_person_name_not_single: 'Leave this field empty, or untick the box below.',
  errors_document_unwritable:
    'This document cannot be made: “{{text}}” has a sign that no font has ({{signs}}). Correct this text.',
  errors_feedback_no_judgement: 'Say what was not well: professionalism, performance, or both.',
  errors_feedback_not_worked: 'This Sider has not worked on this mission yet.',
  errors_contract_already_signed: 'This contract is already signed.',
  errors_contract_newer_version:
    'This contract was corrected meanwhile: read the new version before you sign it.',
  errors_contract_no_paper: 'The contract is being prepared. Try again in a moment.',
  errors_contract_sider_without_hours:
    'No hours would be left to {{sider}}: take them off the mission first.',
  errors_contract_contested: 'This contract is contested: it cannot be signed.',
  errors_contract_profile_incomplete:
    'Your name or phone does not allow you to sign yet: correct them in your profile.',
  errors_contract_no_evidence: 'The evidence file is being prepared. Try again in a moment.',
  errors_contract_not_sealed:
    'No evidence file: this installation has no key to seal with. The facts of the signature are kept.',
  errors_contract_not_signed: 'This contract is not signed yet.',
  errors_contract_display_unavailable:
    'The contract cannot be displayed. Contact customer support.',
  errors_contract_signing_failed: 'The signature did not go through. Try again.',
  errors_amendment_not_posted:
    'This mission is not posted: change it directly, without an amendment.',
  errors_amendment_no_contract:
    'No Sider has a contract for this mission: there is nothing to amend.',
  errors_amendment_ended:
    'The contract of {{sider}} ended on {{lastDay}}: it cannot be changed any more.',
  errors_amendment_contested:
    'The last document of {{sider}} is contested: it has to be corrected first.',
  errors_amendment_nothing_changes: 'This changes nothing in the chosen contracts.',
  errors_amendment_renewals_used:
    'The contract of {{sider}} has been renewed {{max}} times already, the most allowed (article L1251-35-1).',
  errors_amendment_renewal_before_term:
    'The renewal must go beyond the current end, {{lastDay}}, for {{sider}}.',
  errors_amendment_too_long:
    'For {{sider}}, this reason allows {{months}} months at most, renewals included: until {{latest}} (article L1251-12-1).',
  errors_amendment_term_out_of_bounds:
    'For {{sider}}, the end may move between {{earliest}} and {{latest}} (article L1251-30).',
  errors_amendment_no_work_that_day: '{{sider}} does not work on {{day}}: choose a day of work.',
  errors_amendment_end_in_past: 'The end cannot be in the past: today at the earliest.',
  errors_amendment_end_not_earlier:
    'The contract of {{sider}} already ends on {{lastDay}}: choose an earlier day.',
  errors_amendment_before_start:
    'The contract of {{sider}} begins on {{firstDay}}: it cannot end before.',
  errors_amendment_trial_over:
    'The trial period of {{sider}} ends on {{trialEnd}} (article L1251-14): choose another reason.',
  errors_amendment_outside_term:
    'For {{sider}}, hours must stay between {{firstDay}} and {{lastDay}}: move the end first.',
  errors_amendment_worked:
    'A shift of {{sider}} has begun or has clocked hours: it does not change any more.',
  errors_amendment_everybody: 'This change holds for the whole mission: choose all of its Siders.',
  errors_amendment_flexible_hours:
    'The hours of a flexible planning are told week by week: they need no amendment.',
  errors_amendment_place_priced:
    'Sunday pay or public holidays differ at this address: order a new mission.',
  errors_attendance_not_validated: 'Only validated hours are corrected here.',
  errors_attendance_already_disputed: 'These hours have already been disputed once.',
  errors_attendance_validation_failed:
    'The hours could not be validated. Try again in a few minutes.',
  errors_attendance_internal_error:
    'The import did not go through. Try again later or contact customer support.',
  errors_attendance_import: 'Some lines of the file need to be corrected.',
  errors_attendance_import_closed:
    'Your company does not send its hours in files: its Siders clock themselves.',
  errors_attendance_import_too_large: 'The file is too large: at most 1 MB.',
  errors_attendance_import_column: 'A column is missing. {{lines}}.',
  errors_attendance_import_empty: 'A value is empty. {{lines}}.',
  errors_attendance_import_format: 'The format is not valid. {{lines}}.',
  errors_attendance_import_sider_id: 'The Sider is unknown. {{lines}}.',
  errors_attendance_import_end_before_start: 'The end is before the start. {{lines}}.',
  errors_attendance_import_file_duplicate: 'The same hours appear twice in the file. {{lines}}.',
  errors_attendance_import_already_imported: 'These hours were already imported. {{lines}}.',
  errors_attendance_import_shifts_not_found: 'No shift matches. {{lines}}.',
  errors_attendance_validated: 'These hours are validated: they no longer change.',
  errors_attendance_imported:
    'These hours come from a file: the Sider must answer before anything else changes.',
  errors_attendance_justification_missing:
    'Say why the Sider did not work: a day off or another reason.',
  errors_attendance_already_clocked: '{{sider}} has already clocked this shift.',
  errors_attendance_not_theirs: '{{sider}} is not on this shift.',
  errors_attendance_in_the_future: 'A clocking cannot be in the future.',
  errors_attendance_overlap:
    '{{sider}} has hours at that time already, on another mission or shift.',
  errors_attendance_end_before_start: 'The end must be after the start.',
  errors_attendance_too_long: 'A day has {{max}} hours at most.',
  errors_attendance_far_from_plan: 'This time is more than a day from the original hours.',
  errors_attendance_break_outside: 'This break lies outside the worked hours or overlaps another.',
  errors_attendance_nothing_worked:
    'The breaks cover all the hours. If nobody worked, say so with the reason.',
  errors_recurrence_interval: 'The interval goes from {{min}} to {{max}}.',
  errors_recurrence_days: 'Days go from Monday to Sunday, each of them once.',
  errors_recurrence_days_missing: 'Choose at least one day of the week.',
  errors_recurrence_position: 'The position in the month goes from {{min}} to {{max}}.',
  errors_recurrence_until_before_start: 'The recurrence ends before it starts.',
  errors_recurrence_empty: 'No day matches this recurrence. Make it longer or change the days.',
  errors_recurrence_too_many: 'This recurrence makes more than {{max}} shifts. Make it shorter.',
  errors_recurrence_one_template: 'A recurrence is made from one shift.',
  errors_recurrence_date_fixed:
    'The date only changes for one shift at a time. Choose “this shift only”.',
  errors_file_infected:
    'Malware was found in this file: it was not kept. Check the device that it comes from.',
  errors_flexible_planning_weekly_volume:
    'The volume must be between {{min}} and {{max}} hours a week.',
  errors_flexible_planning_legal_volume:
    'The volume is above the legal maximum for the chosen days.',
  errors_flexible_planning_amplitude_invalid: 'The time range is not valid.',
  errors_flexible_planning_amplitude_insufficient: 'The time range is too short for this volume.',
  errors_flexible_planning_no_day: 'Choose at least one kind of day of the period.',
  errors_flexible_planning_period:
    'The period must last 7 days to 18 months and start in the future.',
  errors_hiring_elsewhere: '{{sider}} is already at work during one of these shifts.',
  errors_hiring_law:
    'The law does not let {{sider}} work these hours beside those already planned.',
  errors_hiring_unavailable: '{{sider}} is not available during one of these shifts.',
  errors_hiring_deactivated: 'The profile of {{sider}} is deactivated.',
  errors_hiring_licence_ended:
    'A licence of {{sider}} that the mission asks for ends before their last shift.',
  errors_hiring_reason_missing: '{{sider}} would exceed a rule of the product: give a reason.',
  errors_hiring_not_hired: '{{sider}} does not have this shift.',
  errors_invoice_generation_failed:
    'The invoices or the CSV file could not be generated. Contact customer support.',
  errors_export_failed: 'The CSV export did not go through. Try again later.',
  errors_invoice_not_collectable:
    'This invoice cannot be collected now. Check your payment method, or pay it by transfer.',
  errors_invoice_collection_pending:
    'The debit of this invoice waits for the answer of the bank: try again once it is known.',
  errors_invoice_already_approved: 'It has been approved already.',
  errors_invoice_already_disputed: 'It is disputed already: an approval ends the dispute.',
  errors_invoice_payment_announced: 'The approved platform has announced the payment already.',
  errors_invoice_already_paid_in: 'The payment has come in already.',
  errors_invoice_is_refused: 'The refusal that was given on the approved platform is final.',
  errors_invoice_is_rejected: 'An approved platform has rejected this document, which is final.',
  errors_invoice_already_transmitted: 'The approved platform has this document already.',
  errors_invoice_being_transmitted: 'This document is being transmitted.',
  errors_invoice_credit_too_large:
    'A credit note cannot be larger than what is left of the invoice: €{{left}}, tax included.',
  errors_indemnity_not_in_policy: 'The pay policy of the company does not give this indemnity.',
  errors_indemnity_future_week: 'This week has not begun yet.',
  errors_indemnity_no_hours:
    'This Sider has no validated or waiting hours on this mission in the week.',
  errors_indemnity_already_entered: 'This indemnity is entered already for this Sider and week.',
  errors_indemnity_billed: 'This indemnity is billed already: issue a credit note on its invoice.',
  errors_key_invalid: 'This API key is not valid, or was revoked.',
  errors_key_ended: 'This API key has ended.',
  errors_key_network: 'This API key is not accepted from this network.',
  errors_key_maker_left: 'The person who made this API key is no longer a member.',
  errors_key_scope_missing: 'This API key does not have this right.',
  errors_key_scope_beyond: 'A key cannot have more rights than you.',
  errors_key_of_person: 'This belongs to a person, and no API key touches it.',
  errors_key_too_many:
    'You already have {{max}} keys in use. First revoke those that no longer serve.',
  errors_key_end_in_past: 'Choose today or a day to come.',
  errors_calls_too_many: 'Too many calls in a short time. Try again in {{seconds}} s.',
  errors_field_network: 'Write one address or network a line, such as 203.0.113.0/24.',
  errors_team_other_organisation:
    'This person comes from the group: manage them from the group space.',
  errors_team_admin_protected: 'An administrator can be neither changed nor removed.',
  errors_team_not_activated: 'This person has not activated their account yet.',
  errors_team_already_activated: 'This person has already activated their account.',
  errors_field_iban: 'The IBAN is not valid.',
  errors_field_card: 'The card number is not valid.',
  errors_field_card_expiry: 'The expiry date is not valid.',
  errors_field_card_code: 'The security code is not valid.',
  errors_field_website_https: 'The website’s address starts with https.',
  errors_field_video_service: 'The link must lead to a YouTube video.',
  errors_field_rate_format: 'Enter an amount with at most two decimals, such as 13.50.',
  errors_field_custom_name: 'The name must have between {{min}} and {{max}} characters.',
  errors_motive_justification_too_short: 'The justification must have at least {{min}} characters.',
  errors_motive_replacement_missing: 'Say who is being replaced.',
  errors_motive_recruitment_missing: 'Say who is being recruited.',
  errors_motive_in_use: 'A mission uses this motive: it cannot be deleted.',
  errors_job_description_salary_too_low:
    'The job description cannot be created: the pay is below the legal minimum.',
  errors_job_description_salary_too_low_france:
    'The job description cannot be created: the pay is below the legal minimum of €{{minimum, number(minimumFractionDigits: 2)}} an hour ({{source}}).',
  errors_job_description_salary_too_low_mayotte:
    'The job description cannot be created: the pay is below the legal minimum in Mayotte, €{{minimum, number(minimumFractionDigits: 2)}} an hour ({{source}}).',
  errors_job_description_read_only:
    'This job description comes from your network: it is edited from the group space.',
  errors_job_description_locked: 'Your company’s job descriptions cannot be edited.',
  errors_job_description_detached_pricing:
    'The pricing of this job description was set by our team, who alone can change it.',
  errors_job_description_subtask_missing: 'Choose at least one task.',
  errors_job_description_high_risk_unanswered:
    'First say whether the position carries particular risks.',
  errors_job_description_risk_missing: 'Choose at least one risk.',
  errors_task_archived: 'This mission is archived: it can no longer be changed.',
  errors_task_locked: 'This mission has contracts: this field can no longer be changed.',
  errors_task_address_locked:
    'The address cannot be changed because priority Siders were requested.',
  errors_task_not_a_draft: 'This mission is no longer a draft.',
  errors_task_ended: 'The mission has ended.',
  errors_task_stale: 'This mission has changed in the meantime. Compare, then save again.',
  errors_task_duplication_impossible: 'This mission cannot be duplicated.',
  errors_task_salary_too_low: 'The pay of the mission is below the legal minimum.',
  errors_task_salary_too_low_france:
    'The pay of the mission is below the legal minimum of €{{minimum, number(minimumFractionDigits: 2)}} an hour ({{source}}).',
  errors_task_salary_too_low_mayotte:
    'The pay of the mission is below the legal minimum in Mayotte, €{{minimum, number(minimumFractionDigits: 2)}} an hour ({{source}}).',
  errors_task_rate_lowered: 'The hourly rate cannot be lowered.',
  errors_task_not_enough_siders: 'You have not selected enough Siders.',
  errors_task_requested_siders_count_forbidden: 'You have selected too many Siders.',
  errors_task_motive_missing: 'State the motive.',
  errors_task_planning_missing: 'Set the planning of the mission.',
  errors_task_planning_exists: 'This mission already has a planning of the other type.',
  errors_task_address_missing: 'Enter the address of the mission.',
  errors_task_manager_missing: 'Choose who manages the mission.',
  errors_task_department_missing: 'Choose the department.',
  errors_task_executive_status_missing: 'Choose the status of the position.',
  errors_task_rate_missing: 'Enter the hourly rate.',
  errors_task_too_long: 'A mission lasts at most 18 months.',
  errors_quotation_rate_missing: 'Enter the hourly rate to see the price.',
  errors_quotation_no_planning: 'Add a shift to get the quote.',
  errors_shift_invalid: 'This shift is not valid.',
  errors_shift_slots: 'The number of Siders must be between {{min}} and {{max}}.',
  errors_shift_duration: 'Working time, excluding the break, must be between 2 and 10 hours.',
  errors_shift_break: 'The break must last {{min}} to {{max}} minutes and fall within the shift.',
  errors_shift_end_before_start: 'The end is before the start.',
  errors_shift_too_far_ahead: 'The date is more than {{years}} years ahead.',
  errors_shift_past_forbidden: 'A shift cannot start in the past.',
  errors_shift_conflict_duplicated: 'The same shift already exists in this mission.',
  errors_shift_date_missing: 'Choose at least one date.',
  errors_shift_generated:
    'The shifts of a flexible planning come from that planning. To move one, contact customer support.',
  errors_shift_scope_required: 'Say which shifts of the series you mean.',
  errors_legal_guard_reason_too_short: 'Give a reason of at least {{min}} characters.',
  errors_legal_guard_finding_changed:
    'The planning has changed in the meantime: read the points again.',
  errors_remuneration_threshold:
    'Thresholds must be between 35 and 48 hours, each higher than the one before.',
  errors_remuneration_increase:
    'A surcharge goes from 0 to 200%, zero excluded at night, with seniority and in a tourist zone.',
  errors_remuneration_night_window:
    'A night begins between 18:00 and 06:00 and ends at 09:00 at the latest.',
  errors_remuneration_duplicate_benefit: 'Only one indemnity of each type is possible.',
  errors_remuneration_duplicate_bonus: 'A bonus already has this name.',
  errors_applicant_already_there: 'This Sider is an applicant of the mission already.',
  errors_applicant_selection_over: 'The selection of this mission is over.',
  errors_sider_already_exists: 'This person is already on the platform. Contact customer support.',
  errors_payment_card: 'There was a problem with the card, or it is not valid.',
  errors_payment_iban: 'The IBAN is not valid or was not accepted.',
  // The provider writes this sentence.
  errors_payment_declined: '{{message}}',
  errors_payment_unavailable:
    'The payment service does not answer at the moment. Try again in a few minutes.',
  errors_department_characters: 'Use letters, digits, hyphens and single spaces.',
  errors_planning_duplicate_name: 'Another view already has this name.',
  errors_planning_too_many_views:
    'You already keep {{max}} views: delete one, or replace one by using its name.',
  errors_absence_order: 'The last day is before the first.',
  errors_absence_past: 'This absence is already over.',
  errors_absence_too_long: 'An absence lasts {{days}} days at most.',
  errors_absence_too_far: 'An absence is declared at most {{days}} days ahead.',
  errors_absence_overlap: 'Another absence already covers some of these days.',
  errors_absence_too_many: 'This person already has {{max}} absences to come: cancel one first.',
  errors_deputy_self: 'Nobody stands in for themselves.',
  errors_deputy_not_in_team: 'This person is not, or no longer, active in the team.',
  errors_deputy_without_right:
    'This person has no right of their own to sign or validate. An administrator can change their role.',
  errors_deputy_away: 'This person is away too on some of these days.',
  errors_calendar_too_many: 'You already have {{max}} calendar links: revoke one first.',
  errors_event_swept: 'These events are no longer kept: start again from the beginning.',
  errors_cursor_invalid:
    'This cursor is not of this list or of this company: start again without a cursor.',
  errors_cursor_swept:
    'This point is too old, deletions may have been forgotten since: start again from the beginning.',
  errors_webhook_url: 'Give an https address, without a user and without “#”.',
  errors_webhook_private:
    'This address is of a private network: give one that the internet reaches.',
  errors_webhook_period: 'The end is before the start.',
  errors_webhook_kinds: 'Choose at least one event.',
  errors_webhook_too_many: 'The company already has {{max}} webhooks: delete one first.',
  errors_webhook_disabled: 'This webhook is disabled: enable it first.',
  errors_department_duplicate_name: 'A department already has this name.',
  errors_directory_filter: 'This filter is not supported.',
  errors_directory_path: 'This attribute path cannot be read.',
  errors_directory_operation: 'An operation of the directory is unknown.',
  errors_directory_value: 'The value of an attribute does not have the expected form.',
  errors_directory_no_target: 'A removal does not name what it removes.',
  errors_directory_not_email: 'An e-mail address at work is missing.',
  errors_directory_foreign_domain:
    'Your company has not verified the domain {{domain}}: no account is opened there.',
  errors_directory_unknown_member: 'A member of the group is not known here.',
  errors_directory_user_exists: 'Somebody else already has this user name or this address.',
  errors_directory_group_exists: 'Another group already has this name.',
  errors_directory_last_admin:
    'The team would have no administrator left. Give that role to somebody else first.',
  errors_directory_emergency_admin:
    'They are the emergency administrator of single sign-on. Name another one first.',
  errors_directory_too_many_tokens: 'A directory has {{max}} tokens at most. Revoke one first.',
  errors_directory_too_many_users: 'A directory holds {{max}} people at most.',
  errors_directory_too_many_groups: 'A directory holds {{max}} groups at most.',
  errors_directory_too_many_members: 'A group holds {{max}} members at most.',
  errors_field_postal_code: 'The postal code has five digits.',
  errors_field_siret: 'This SIRET number is not valid: check its 14 digits.',
  errors_field_day: 'There is no such day. Write it as 15/12/2026.',
  errors_file_too_many_pixels: 'The image is too big: at most {{max}} million pixels.',
  errors_file_active_content:
    'This PDF holds a program, a password or an attachment. Save it as a plain document.',
  errors_file_too_many_pages: 'This PDF is too long: at most {{max}} pages.',
  errors_file_quota_exceeded:
    'Your company has reached its limit of {{max}} MB of files. Remove some first.',
  errors_company_register_unavailable:
    'The register of companies does not answer. Type the information yourself.',
}
