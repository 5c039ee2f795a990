import type { fr } from './fr.ts'

export const en: typeof fr = {
  errors_feedback_no_judgement: 'Say what was not well: professionalism, performance, or both.',
  errors_feedback_not_worked: 'This Sider has not worked on this mission yet.',
  errors_contract_already_signed: 'This contract is already signed.',
  errors_contract_newer_version:
    'This contract was corrected meanwhile: read the new version before you sign it.',
  errors_contract_no_paper: 'The contract is being prepared. Try again in a moment.',
  errors_contract_contested: 'This contract is contested: it cannot be signed.',
  errors_contract_profile_incomplete: 'Complete your name and phone in your profile to sign.',
  errors_contract_no_evidence: 'The evidence file is being prepared. Try again in a moment.',
  errors_contract_not_sealed:
    'No evidence file: this installation has no key to seal with. The facts of the signature are kept.',
  errors_contract_not_signed: 'This contract is not signed yet.',
  errors_contract_display_unavailable:
    'The contract cannot be displayed. Contact customer support.',
  errors_contract_signing_failed: 'The signature did not go through. Try again.',
  errors_amendment_not_posted:
    'This mission is not posted: change it directly, without an amendment.',
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
  errors_amendment_place_priced: 'Sunday pay differs at this address: order a new mission.',
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
  errors_attendance_import_column: 'A column is missing. Lines {{lines}}.',
  errors_attendance_import_empty: 'A value is empty. Lines {{lines}}.',
  errors_attendance_import_format: 'The format is not valid. Lines {{lines}}.',
  errors_attendance_import_sider_id: 'The Sider is unknown. Lines {{lines}}.',
  errors_attendance_import_end_before_start: 'The end is before the start. Lines {{lines}}.',
  errors_attendance_import_file_duplicate:
    'The same hours appear twice in the file. Lines {{lines}}.',
  errors_attendance_import_already_imported: 'These hours were already imported. Lines {{lines}}.',
  errors_attendance_import_shifts_not_found: 'No shift matches. Lines {{lines}}.',
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
  errors_attendance_far_from_plan: 'This time is more than a day from the planned shift.',
  errors_attendance_break_outside: 'This break lies outside the worked hours or overlaps another.',
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
  errors_hiring_reason_missing: '{{sider}} would exceed a rule of the product: give a reason.',
  errors_hiring_not_hired: '{{sider}} does not have this shift.',
  errors_invoice_credit_too_large:
    'A credit note cannot be larger than what is left of the invoice: €{{left}}, tax included.',
}
