import { type AuditedField, auditedFields, isAuditedField } from './audited-fields.ts'

export interface AuditedShift {
  readonly startsAt: string
  readonly endsAt: string
  readonly slots: number
}

/** `null`: no value, or a value that is not shown. */
export type AuditedValue = string | number | boolean | readonly AuditedShift[] | null

export interface AuditedChange {
  readonly field: AuditedField
  readonly before: AuditedValue
  readonly after: AuditedValue
}

export interface AuditedDifference {
  readonly changes: readonly AuditedChange[]
  /** Names of the changed fields whose values are not shown. */
  readonly others: readonly string[]
}

/** Fields that are never shown: keys, timestamps, values that follow from other fields. */
const technical = new Set([
  'id',
  'now',
  'job',
  'hired',
  'createdAt',
  'updatedAt',
  'createdBy',
  'creatorId',
  'creatorFirstName',
  'creatorLastName',
  'managerFirstName',
  'managerLastName',
  'managerRole',
  'organisationId',
  'jobDescriptionId',
  'sourceId',
  'clonedFrom',
  'apeCodeDate',
])

const longestText = 500
const mostShifts = 50

/** The fields that differ; of a creation or a deletion, the fields that hold a value. */
export function auditedDifference(before: unknown, after: unknown): AuditedDifference {
  const [from, to] = [fieldsOf(before), fieldsOf(after)]
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(
    (name) => !technical.has(name) && !isSame(from[name], to[name]),
  )
  return {
    changes: names.filter(isAuditedField).map((field) => ({
      field,
      before: shown(field, from[field]),
      after: shown(field, to[field]),
    })),
    others: names.filter((name) => !isAuditedField(name)),
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

/** No value, an empty text and an empty list are the same; so are `false` and a field that is missing. */
function isSame(one: unknown, other: unknown): boolean {
  if (isEmpty(one) && isEmpty(other)) return true
  if (one === undefined || other === undefined) return (one ?? other) === false
  return JSON.stringify(one) === JSON.stringify(other)
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  )
}

function shown(field: AuditedField, value: unknown): AuditedValue {
  const form = auditedFields[field]
  if (form === 'shifts') return shiftsOf(value)
  if (form === 'count') return Array.isArray(value) ? value.length : numberOf(value)
  if (form === 'change' || value === undefined) return null
  if (typeof value === 'string') return value === '' ? null : value.slice(0, longestText)
  return typeof value === 'boolean' ? value : numberOf(value)
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

function shiftsOf(value: unknown): readonly AuditedShift[] | null {
  if (!Array.isArray(value)) return null
  return value.slice(0, mostShifts).flatMap((shift: unknown) => {
    const { startsAt, endsAt, slots } = fieldsOf(shift)
    return typeof startsAt === 'string' && typeof endsAt === 'string' && typeof slots === 'number'
      ? [{ startsAt, endsAt, slots }]
      : []
  })
}
