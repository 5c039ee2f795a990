import type { fr } from './fr.ts'

export const en: typeof fr = {
  errors_hiring_slot_taken: 'Every slot of this shift is taken.',
  errors_hiring_shift_over: 'This shift is over.',
  errors_hiring_already_hired: '{{sider}} is on this shift already.',
  errors_hiring_reason_missing: '{{sider}} would exceed a rule of the product: give a reason.',
  errors_hiring_requested_only: 'The company accepts only the Siders it asked for.',
  errors_hiring_refused_applicant: 'The company has refused this applicant: {{sider}}.',
  errors_hiring_not_hired: '{{sider}} does not have this shift.',
  errors_hiring_not_asked: 'The company has not asked for this Sider, or they are hired already.',
  errors_shift_generated_overlap:
    'This shift overlaps another one of the flexible planning, which has the same Siders.',
  errors_clock_backwards: 'The clock does not go back: choose a time to come.',
  errors_clock_too_far: 'The clock moves forward by {{days}} days at most at once.',
  errors_legal_value_already_there: 'A value applies from this day already.',
  errors_legal_value_too_far:
    'The day is too far away: {{months}} months before or after today at most.',
  errors_sider_has_shifts:
    'This Sider still has shifts to come ({{count}}). Replace them before you deactivate the profile.',
  errors_legal_value_too_high:
    'The value is too high: €{{max, number(minimumFractionDigits: 2)}} at most.',
  errors_legal_value_too_low:
    'The minimum wage does not fall: €{{min, number(minimumFractionDigits: 2)}} at least.',
  errors_attendance_validated: 'These hours are validated: they no longer change.',
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
