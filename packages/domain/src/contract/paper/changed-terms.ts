import type { ExecutiveStatus } from '../../job-description/job-description.ts'
import type { Instant } from '../../kernel/calendar.ts'
import type { MotiveDraft } from '../../mission/motive.ts'

export interface PaperShift {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly breakMinutes: number
  readonly workedMinutes: number
}

/** The terms of a document, as two of its versions are compared. */
export interface PaperTerms {
  readonly client: { readonly manager: string | null }
  readonly mission: {
    readonly executiveStatus: ExecutiveStatus | null
    readonly subtasks: readonly string[]
    readonly purpose: string | null
    readonly workConditions: string | null
    readonly risks: readonly string[]
    readonly licences: readonly string[]
    readonly equipments: readonly { readonly name: string }[]
    readonly dressCode: string | null
    /** Where the first papers name it, before each contract had its own. */
    readonly place?: string | null
  }
  readonly motive: MotiveDraft | null
  readonly pay: { readonly hourlyRateCents: number }
  readonly contracts: readonly {
    readonly sider: string
    readonly place?: string | null
    readonly priceCents: number
    readonly workedMinutes: number
    readonly shifts: readonly PaperShift[]
  }[]
}

const changedAmounts = ['hourlyRate', 'price'] as const
const changedLists = ['siders', 'subtasks', 'risks', 'licences', 'equipments'] as const
const changedTexts = [
  'place',
  'purpose',
  'workConditions',
  'dressCode',
  'executiveStatus',
  'manager',
] as const

export const changedFields = [
  ...changedAmounts,
  ...changedLists,
  ...changedTexts,
  'motive',
  'hours',
] as const

interface Changed<Field extends string, Value> {
  readonly field: Field
  readonly before: Value
  readonly after: Value
}

/** Hours that one version has and the other lacks, with their sum. */
export interface ChangedHours {
  readonly shifts: readonly PaperShift[]
  /** Worked minutes of each Sider concerned, over all these shifts. */
  readonly minutes: number
}

/** One difference between a version and the one before it. Amounts are in cents, excluding tax. */
export type TermsChange =
  | Changed<(typeof changedAmounts)[number], number>
  | Changed<(typeof changedLists)[number], readonly string[]>
  | Changed<(typeof changedTexts)[number], string | null>
  | Changed<'motive', MotiveDraft | null>
  | (Changed<'hours', ChangedHours> & {
      /** The Siders whose hours change in the same way. */
      readonly siders: readonly string[]
    })

/** What changed since a former version of a document; empty where nothing did. */
export interface VersionChanges {
  readonly since: number
  readonly changes: readonly TermsChange[]
}

/** The differences between two versions, in the order of the document (CTR-22). */
export function changedTerms(before: PaperTerms, after: PaperTerms): readonly TermsChange[] {
  const [old, next] = [flat(before), flat(after)]
  const texts = (fields: readonly (typeof changedTexts)[number][]) =>
    fields.flatMap((field) => changed(field, old[field], next[field]))
  const lists = (fields: readonly (typeof changedLists)[number][]) =>
    fields.flatMap((field) => changed(field, old[field], next[field]))
  return [
    ...lists(['siders']),
    ...changed('motive', before.motive, after.motive),
    ...texts(['executiveStatus', 'place']),
    ...lists(['subtasks']),
    ...texts(['purpose', 'workConditions']),
    ...lists(['risks', 'licences', 'equipments']),
    ...texts(['dressCode', 'manager']),
    ...changedHours(before.contracts, after.contracts),
    ...changed('hourlyRate', before.pay.hourlyRateCents, after.pay.hourlyRateCents),
    ...changed('price', old.price, next.price),
  ]
}

/** The texts and lists that a change can name, by field. */
function flat({ client, mission, contracts }: PaperTerms) {
  const { equipments, ...others } = mission
  return {
    ...others,
    equipments: equipments.map(({ name }) => name),
    manager: client.manager,
    siders: contracts.map(({ sider }) => sider),
    place: contracts[0]?.place ?? mission.place ?? null,
    price: contracts.reduce((sum, { priceCents }) => sum + priceCents, 0),
  }
}

function changed<Field extends string, Value>(
  field: Field,
  before: Value,
  after: Value,
): readonly Changed<Field, Value>[] {
  return isSame(before, after) ? [] : [{ field, before, after }]
}

/** Whether two values are equal; the keys of a stored document come back in another order. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isSame(one[name], other[name]))
  )
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

type Contracts = PaperTerms['contracts']

/** The changed hours of Siders in both versions; Siders with the same change share one entry. */
function changedHours(before: Contracts, after: Contracts): readonly TermsChange[] {
  const alike = new Map<string, Extract<TermsChange, { field: 'hours' }>>()
  for (const { sider, ...next } of after) {
    const old = before.find((contract) => contract.sider === sider)
    if (old === undefined || isSame(old.shifts, next.shifts)) continue
    const hours = { before: without(old, next), after: without(next, old) }
    const kind = JSON.stringify([
      ...hours.before.shifts.map(shiftText),
      '→',
      ...hours.after.shifts.map(shiftText),
      old.workedMinutes,
      next.workedMinutes,
    ])
    const siders = [...(alike.get(kind)?.siders ?? []), sider]
    alike.set(kind, { field: 'hours', siders, ...hours })
  }
  return [...alike.values()]
}

type Hours = Pick<Contracts[number], 'shifts' | 'workedMinutes'>

/** The shifts of one version that the other lacks. */
function without({ shifts, workedMinutes }: Hours, other: Hours): ChangedHours {
  const kept = new Set(other.shifts.map(shiftText))
  return { shifts: shifts.filter((shift) => !kept.has(shiftText(shift))), minutes: workedMinutes }
}

function shiftText({ startsAt, endsAt, breakMinutes }: PaperShift): string {
  return `${startsAt} ${endsAt} ${breakMinutes}`
}
