import type { ExecutiveStatus } from '../job-description/job-description.ts'
import type { Instant } from '../kernel/calendar.ts'
import type { MotiveDraft } from '../mission/motive.ts'

export interface PaperShift {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly breakMinutes: number
  readonly workedMinutes: number
}

/** What is compared of two papers of one document. */
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

/** Hours of one paper that the other one has not, and what all of them come to. */
export interface ChangedHours {
  readonly shifts: readonly PaperShift[]
  /** Worked minutes of each Sider concerned, these shifts and the others. */
  readonly minutes: number
}

/** One thing that a paper says otherwise than the one before it. Amounts are in cents, excluding tax. */
export type TermsChange =
  | Changed<(typeof changedAmounts)[number], number>
  | Changed<(typeof changedLists)[number], readonly string[]>
  | Changed<(typeof changedTexts)[number], string | null>
  | Changed<'motive', MotiveDraft | null>
  | (Changed<'hours', ChangedHours> & {
      /** Whose hours change alike. */
      readonly siders: readonly string[]
    })

/** What changed since a former version of a document; nothing where it says the same. */
export interface VersionChanges {
  readonly since: number
  readonly changes: readonly TermsChange[]
}

/** What the second of two papers says otherwise than the first, in the order of the paper (CTR-22). */
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

/** Each field by its name, as the texts and lists of a change hold it. */
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

/** Whether two values say the same; a paper that was read back has its keys in another order. */
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

/** The hours of whoever stands in both papers; those that change alike are told once. */
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

/** The shifts of one paper that the other has not. */
function without({ shifts, workedMinutes }: Hours, other: Hours): ChangedHours {
  const kept = new Set(other.shifts.map(shiftText))
  return { shifts: shifts.filter((shift) => !kept.has(shiftText(shift))), minutes: workedMinutes }
}

function shiftText({ startsAt, endsAt, breakMinutes }: PaperShift): string {
  return `${startsAt} ${endsAt} ${breakMinutes}`
}
