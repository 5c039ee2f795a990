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
  errors_contract_display_unavailable:
    'The contract cannot be displayed. Contact customer support.',
  errors_contract_signing_failed: 'The signature did not go through. Try again.',
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
}
