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
  address: 'text',
  added: 'count',
  apeCode: 'text',
  archived: 'flag',
  attendanceConfigType: 'choice',
  availablePositions: 'count',
  businessName: 'text',
  city: 'text',
  closed: 'count',
  closedSessions: 'count',
  commentary: 'text',
  companySize: 'text',
  country: 'text',
  coverURL: 'change',
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
  hourlyRateCents: 'cents',
  isFlexiblePlanning: 'flag',
  jobName: 'text',
  jobTitleId: 'change',
  justification: 'text',
  languageIds: 'count',
  lastName: 'text',
  licenceIds: 'count',
  locale: 'choice',
  location: 'change',
  locationId: 'change',
  logoURL: 'change',
  managerId: 'person',
  missionInformation: 'text',
  motiveId: 'change',
  motorized: 'flag',
  name: 'text',
  phoneNumber: 'text',
  postalCode: 'text',
  preSelection: 'flag',
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
  shifts: 'shifts',
  sideNote: 'text',
  startDate: 'text',
  startsAt: 'moment',
  status: 'choice',
  subtasks: 'count',
  suffix: 'text',
  title: 'text',
  tools: 'count',
  type: 'choice',
  uniqueIdentifier: 'text',
  until: 'moment',
  website: 'text',
  workConditions: 'text',
  youtubeURL: 'text',
} as const satisfies Record<string, FieldForm>

export type AuditedField = keyof typeof auditedFields

export function isAuditedField(name: string): name is AuditedField {
  return Object.hasOwn(auditedFields, name)
}
