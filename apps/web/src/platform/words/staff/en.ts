import type { fr } from './fr.ts'

export const en: typeof fr = {
  errors_hiring_slot_taken: 'Every slot of this shift is taken.',
  errors_hiring_shift_over: 'This shift is over.',
  errors_hiring_already_hired: '{{sider}} is on this shift already.',
  errors_hiring_requested_only: 'The company accepts only the Siders it asked for.',
  errors_hiring_refused_applicant: 'The company has refused this applicant: {{sider}}.',
  errors_hiring_not_asked: 'The company has not asked for this Sider, or they are hired already.',
  errors_shift_generated_overlap:
    'This shift overlaps another one of the flexible planning, which has the same Siders.',
  errors_clock_backwards: 'The clock does not go back: choose a time to come.',
  errors_clock_too_far: 'The clock moves forward by {{days}} days at most at once.',
  errors_legal_value_already_there: 'A value applies from this day already.',
  errors_legal_value_too_far:
    'The day is too far away: {{months}} months before or after today at most.',
  errors_sider_no_email: 'This Sider has no e-mail address: send the link by SMS.',
  errors_sider_paper_signed: 'This assignment contract is signed already.',
  errors_sider_paper_void: 'This assignment contract can no longer be signed.',
  errors_sider_paper_unread: 'This assignment contract is to be read before it is signed.',
  errors_sider_absence_on_shift: 'These days meet a mission that was accepted.',
  errors_sider_contact_taken: 'This address or number is already that of another Sider.',
  errors_sider_erasure_waits: 'A request for erasure already waits.',
  errors_sider_erasure_over: 'This request for erasure is closed already.',
  errors_sider_clock_order: 'This clocking does not follow the last one.',
  errors_sider_clock_unknown:
    'The clock of the phone was set in between: enter your hours by hand.',
  errors_sider_shift_gone: 'This shift no longer exists: call the agency.',
  errors_sider_shift_begun: 'This shift has begun: clock out, or call the agency.',
  errors_sider_code_invalid: 'This code is not the right one, or no longer works.',
  errors_sider_has_shifts:
    'This Sider still has shifts to come ({{count}}). Replace them before you deactivate the profile.',
  errors_legal_value_too_high:
    'The value is too high: €{{max, number(minimumFractionDigits: 2)}} at most.',
  errors_legal_value_too_low:
    'The minimum wage does not fall: €{{min, number(minimumFractionDigits: 2)}} at least.',
  errors_sider_period: 'The end cannot be before the start.',
  errors_sider_unavailability_overlap: 'This absence overlaps another one.',
  errors_staff_item_taken: '{{name}} already takes care of it.',
  errors_staff_item_changed:
    '{{name}} has just changed this item: see what changed, then try again.',
  errors_staff_item_snooze: 'Choose a moment to come, within {{days}} days.',
}
