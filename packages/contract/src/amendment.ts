import {
  amendmentKinds,
  amendmentLimits,
  documentKinds,
} from '@renfort/domain/amendment/amendment-kind.ts'
import { endIssues, endReasons } from '@renfort/domain/amendment/early-end.ts'
import { contractStatuses } from '@renfort/domain/contract/contract-transitions.ts'
import { obstacles } from '@renfort/domain/hiring/obstacle.ts'
import { findingKeys, measureUnits } from '@renfort/domain/legal-guard/finding.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, day, euros, id, instant, key, optionalText } from './kernel/fields.ts'
import { refused } from './kernel/refused.ts'
import { rule } from './kernel/rule.ts'
import { breakDuration } from './shift.ts'

/** A day that the domain reads. */
const isoDay = day.transform((date) => date as IsoDate)

const onContracts = {
  /** Whose contracts are amended; everybody's on the mission when absent. */
  siderIds: z
    .array(id)
    .min(1, key('errors.field.required'))
    .max(amendmentLimits.siders, key('errors.field.too_long'))
    .optional(),
  /** The reason, where the new hours cause a warning of the product's rules. */
  warningReason: optionalText(amendmentLimits.comment).optional(),
}

const workedShift = z.object({ startDate: instant, endDate: instant, breakDuration })
const changedShift = workedShift.extend({ id })

/** The change that a company orders to some contracts of a mission. */
export const amendmentOrder = z.discriminatedUnion(
  'kind',
  [
    z.object({ ...onContracts, kind: z.literal('renewal'), until: isoDay }),
    z.object({ ...onContracts, kind: z.literal('term'), until: isoDay }),
    z.object({
      ...onContracts,
      kind: z.literal('hours'),
      /** Shifts of the mission at their new hours; the chosen Siders follow them. */
      shifts: z
        .array(changedShift)
        .min(1, key('errors.field.required'))
        .max(amendmentLimits.shifts, key('errors.field.too_long')),
    }),
    z.object({ ...onContracts, kind: z.literal('place'), locationId: id }),
    z
      .object({
        ...onContracts,
        kind: z.literal('end'),
        until: isoDay,
        reason: z.enum(endReasons, key('errors.field.unknown_choice')),
        comment: optionalText(amendmentLimits.comment).optional(),
      })
      .check(rule(endIssues)),
  ],
  key('errors.field.unknown_choice'),
)
export type AmendmentBody = z.input<typeof amendmentOrder>

/** The term, hours, price and place of a contract. */
const contractTerms = z.object({
  firstDay: day,
  lastDay: day,
  workedDays: z.number().int(),
  /** Minutes of work. */
  minutes: z.number().int(),
  /** Excluding tax, at the frozen prices. */
  price: euros,
  salary: euros,
  place: z.string().nullable(),
})

const amendedContract = z.object({
  siderId: id,
  siderName: z.string(),
  /** The number of the amendment. */
  number: z.string(),
  before: contractTerms,
  after: contractTerms,
})

const warning = z.object({
  siderId: id,
  siderName: z.string(),
  findings: z.array(
    z.object({
      key: z.enum(findingKeys),
      dates: z.array(day),
      measure: z
        .object({ unit: z.enum(measureUnits), limit: z.number(), found: z.number() })
        .nullable(),
    }),
  ),
})

/** The effect of an amendment, done or only checked. */
const amendmentEffect = z.object({
  /** The first day that the amendment changes. */
  from: day,
  contracts: z.array(amendedContract),
  /** For the whole mission, excluding tax. */
  price: z.object({ before: euros, after: euros }),
  warnings: z.array(warning),
})
export type AmendmentEffect = z.infer<typeof amendmentEffect>

const document = z.object({
  documentId: id,
  number: z.string(),
  kind: z.enum(documentKinds),
  status: z.enum(contractStatuses),
  madeAt: instant,
  reason: z.enum(endReasons).nullable(),
  terms: contractTerms,
})

/** A contract in force with its amendments, and the changes that the law still allows. */
const contractChain = z.object({
  contractId: id,
  siderId: id,
  siderName: z.string(),
  number: z.string(),
  firstDay: day,
  lastDay: day,
  isOver: z.boolean(),
  renewalsLeft: z.number().int(),
  /**
   * The longest contract that its motive allows, in months, and the last day of that (L1251-12-1).
   */
  longestMonths: z.number().int(),
  longestUntil: day,
  /** Days of work on which the contract may end by the flexibility of its term (L1251-30). */
  termDays: z.array(day),
  trialEnd: day,
  /** The contract, then each amendment. */
  documents: z.array(document),
})
export type ContractChain = z.infer<typeof contractChain>

export const readAmendments = endpoint({
  method: 'GET',
  path: '/tasks/:id/amendments',
  summary:
    'The contracts in force of a mission, each with its amendments, their states, and how far the law lets it be renewed or moved',
  access: 'contract.read',
  params: byId('id'),
  response: z.object({ isFlexible: z.boolean(), contracts: z.array(contractChain) }),
  errors: [],
})

const refusals = [
  'errors.task.archived',
  'errors.task.too_long',
  'errors.amendment.not_posted',
  'errors.amendment.no_contract',
  'errors.amendment.ended',
  'errors.amendment.contested',
  'errors.amendment.nothing_changes',
  'errors.amendment.renewals_used',
  'errors.amendment.renewal_before_term',
  'errors.amendment.too_long',
  'errors.amendment.term_out_of_bounds',
  'errors.amendment.no_work_that_day',
  'errors.amendment.end_in_past',
  'errors.amendment.end_not_earlier',
  'errors.amendment.before_start',
  'errors.amendment.trial_over',
  'errors.amendment.outside_term',
  'errors.amendment.worked',
  'errors.amendment.everybody',
  'errors.amendment.flexible_hours',
  'errors.amendment.place_priced',
  'errors.shift.invalid',
  'errors.shift.past_forbidden',
  'errors.shift.conflict_duplicated',
  'errors.shift.too_far_ahead',
  'errors.shift.slots',
  ...obstacles,
] as const

export const checkAmendment = endpoint({
  method: 'POST',
  path: '/tasks/:id/amendments/check',
  summary:
    'What an act on some contracts of a mission would do, or why it is refused; nothing is written',
  access: 'contract.amend',
  params: byId('id'),
  body: amendmentOrder,
  response: z.object({
    /** `null` where the amendment is refused. */
    effect: amendmentEffect.nullable(),
    refusal: refused.nullable(),
  }),
  errors: [],
  neverReplayed: 'It writes nothing.',
})

export const makeAmendment = endpoint({
  method: 'POST',
  path: '/tasks/:id/amendments',
  summary:
    'Renews contracts of a mission, moves their term, changes their hours or place, or ends them early: the planning and the price follow at once, and the amendment is to sign',
  access: 'contract.amend',
  params: byId('id'),
  body: amendmentOrder,
  response: amendmentEffect.extend({ documentId: id, kind: z.enum(amendmentKinds) }),
  status: 201,
  errors: [...refusals, 'errors.hiring.reason_missing'],
})

const shiftsAtMost = <Item extends z.ZodType>(item: Item) =>
  z.array(item).max(amendmentLimits.shifts, key('errors.field.too_long')).optional()

export const correctContractHours = endpoint({
  method: 'POST',
  path: '/tasks/:id/corrections',
  summary:
    'Internal staff correct the hours that a contested document says, for some of its Siders or all: the planning and the price follow at once, the corrected version is sent apart',
  access: 'contract.correct',
  params: byId('id'),
  body: z.object({
    documentId: id,
    siderIds: onContracts.siderIds,
    added: shiftsAtMost(workedShift),
    changed: shiftsAtMost(changedShift),
    removed: shiftsAtMost(id),
  }),
  response: amendmentEffect,
  status: 201,
  errors: [
    'errors.task.archived',
    'errors.task.locked',
    'errors.task.too_long',
    'errors.amendment.nothing_changes',
    'errors.amendment.worked',
    'errors.shift.invalid',
    'errors.shift.past_forbidden',
    'errors.shift.conflict_duplicated',
    'errors.shift.too_far_ahead',
    'errors.shift.slots',
    'errors.contract.sider_without_hours',
    ...obstacles,
  ],
})
