/**
 * How the trail shows a field: a text, one of some choices, an amount, yes or no, a moment, a person,
 * how many there are, shifts, or only that it changed (ids, prices of the provider).
 */
export type FieldForm =
  | 'text'
  | 'choice'
  | 'cents'
  | 'flag'
  | 'moment'
  | 'person'
  | 'count'
  | 'shifts'
  | 'change'

/** Fields that may be shown; the values of any other stay in the database. */
export const auditedFields = {
  acknowledgement: 'text',
  address: 'text',
  added: 'count',
  amplitudeEnd: 'text',
  amplitudeStart: 'text',
  archived: 'flag',
  attendanceConfigType: 'choice',
  availabilities: 'count',
  availablePositions: 'count',
  city: 'text',
  closed: 'count',
  closedSessions: 'count',
  code: 'text',
  comment: 'text',
  commentary: 'text',
  companySize: 'text',
  country: 'text',
  departmentId: 'change',
  description: 'text',
  detachedPricing: 'change',
  dressCode: 'change',
  email: 'text',
  enabled: 'flag',
  endDate: 'text',
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
  holidays: 'flag',
  hourlyRateCents: 'cents',
  isFlexiblePlanning: 'flag',
  jobName: 'text',
  jobTitleId: 'change',
  justification: 'text',
  languageIds: 'count',
  lastName: 'text',
  legalFindings: 'count',
  licenceIds: 'count',
  locale: 'choice',
  location: 'change',
  locationId: 'change',
  managerId: 'person',
  missionInformation: 'text',
  motiveId: 'change',
  motorized: 'flag',
  name: 'text',
  phoneNumber: 'text',
  postalCode: 'text',
  preSelection: 'flag',
  preSelectionStatus: 'choice',
  purpose: 'text',
  reason: 'choice',
  recruitments: 'count',
  refusalReason: 'text',
  remote: 'flag',
  replacements: 'count',
  requestedSiderIds: 'count',
  requestedSidersOnly: 'flag',
  riskIds: 'count',
  role: 'choice',
  salary: 'change',
  saturday: 'flag',
  selectionStatus: 'choice',
  shifts: 'shifts',
  sideNote: 'text',
  siders: 'count',
  startDate: 'text',
  startsAt: 'moment',
  status: 'choice',
  subtasks: 'count',
  suffix: 'text',
  sunday: 'flag',
  title: 'text',
  tools: 'count',
  type: 'choice',
  uniqueIdentifier: 'text',
  until: 'moment',
  visible: 'flag',
  weekDays: 'flag',
  weeklyVolume: 'count',
  workConditions: 'text',
} as const satisfies Record<string, FieldForm>

export type AuditedField = keyof typeof auditedFields

export function isAuditedField(name: string): name is AuditedField {
  return Object.hasOwn(auditedFields, name)
}
