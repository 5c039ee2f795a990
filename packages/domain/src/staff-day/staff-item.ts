/**
 * What internal staff have to do, in the order of « Aujourd’hui »: Siders who have not come, places
 * to fill, contested contracts, hours on which a company and a Sider disagree, refused payments,
 * jobs that failed, new companies without their settings.
 */
export const staffItemKinds = [
  'missing',
  'place',
  'contract',
  'hours',
  'payment',
  'job',
  'setting',
] as const
export type StaffItemKind = (typeof staffItemKinds)[number]

/** Whose items are shown; those that are put off are in no other view. */
export const staffViews = ['all', 'mine', 'nobody', 'snoozed'] as const
export type StaffView = (typeof staffViews)[number]

/** Items of a kind that are listed; beyond, there are « 100+ ». */
export const mostStaffItems = 100

/** For how many days a new company without its settings is listed in the day of internal staff. */
export const newCompanyDays = 30
