/**
 * How the trail shows a field: a text, one of some choices, an amount, a percent, yes or no, a moment,
 * a person, how many there are, shifts, or only that it changed (ids, prices of the provider).
 */
export type FieldForm =
  | 'text'
  | 'choice'
  | 'cents'
  | 'percent'
  | 'flag'
  | 'moment'
  | 'person'
  | 'count'
  | 'shifts'
  | 'change'

/** Fields that may be shown; the values of any other stay in the database. */
export const auditedFields = {
  added: 'count',
  address: 'text',
  archived: 'flag',
  attendanceConfigType: 'choice',
  availablePositions: 'count',
  bonuses: 'change',
  city: 'text',
  closed: 'count',
  closedSessions: 'count',
  commentary: 'text',
  companySize: 'text',
  country: 'text',
  description: 'text',
  detachedPricing: 'change',
  dressCode: 'change',
  email: 'text',
  enabled: 'flag',
  endsAt: 'moment',
  equipments: 'count',
  executiveStatus: 'choice',
  experiences: 'count',
  favorite: 'flag',
  feature: 'choice',
  file: 'change',
  firstName: 'text',
  frozenPricing: 'change',
  hasHighRiskPosition: 'flag',
  hires: 'count',
  holidaysIncrease: 'percent',
  holidaysSeniorityDays: 'count',
  holidaysSeniorityIncrease: 'percent',
  hourlyRateCents: 'cents',
  hoursTypesConfirmation: 'flag',
  indemnitiesConfirmation: 'flag',
  isFlexiblePlanning: 'flag',
  jobName: 'text',
  jobTitleId: 'change',
  jobTypes: 'count',
  justification: 'text',
  languageIds: 'count',
  lastName: 'text',
  licenceIds: 'count',
  locale: 'choice',
  location: 'change',
  locationId: 'change',
  lunchAmountCents: 'cents',
  lunchCoverRate: 'percent',
  lunchType: 'choice',
  managerId: 'person',
  minimumDailyHours: 'count',
  missionInformation: 'text',
  motiveId: 'change',
  motorized: 'flag',
  name: 'text',
  nightIncrease: 'percent',
  nightSeniorityDays: 'count',
  nightSeniorityIncrease: 'percent',
  nightWindow: 'text',
  overtime: 'text',
  phoneNumber: 'text',
  postalCode: 'text',
  preSelection: 'flag',
  publicCoverRate: 'percent',
  purpose: 'text',
  reason: 'choice',
  recruitments: 'count',
  remote: 'flag',
  replacements: 'count',
  requestedSiderIds: 'count',
  requestedSidersOnly: 'flag',
  riskIds: 'count',
  role: 'choice',
  salary: 'change',
  selectionStatus: 'choice',
  seniorityDays: 'count',
  shifts: 'shifts',
  sideNote: 'text',
  solidarity: 'choice',
  startDate: 'text',
  startsAt: 'moment',
  status: 'choice',
  subtasks: 'count',
  suffix: 'text',
  sundayIncrease: 'percent',
  sundaySeniorityDays: 'count',
  sundaySeniorityIncrease: 'percent',
  title: 'text',
  tools: 'count',
  type: 'choice',
  uniqueIdentifier: 'text',
  until: 'moment',
  workConditions: 'text',
  ztiIncrease: 'percent',
  ztiOnly: 'flag',
} as const satisfies Record<string, FieldForm>

export type AuditedField = keyof typeof auditedFields

export function isAuditedField(name: string): name is AuditedField {
  return Object.hasOwn(auditedFields, name)
}
