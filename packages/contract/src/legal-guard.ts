import {
  findingKeys,
  lawFindingKeys,
  measureUnits,
  severities,
} from '@renfort/domain/legal-guard/finding.ts'
import { shiftRepairKinds } from '@renfort/domain/legal-guard/repair.ts'
import { motiveReasons } from '@renfort/domain/mission/motive.ts'
import { justificationMinimum } from '@renfort/domain/mission/motive.ts'
import { severalLines } from '@renfort/domain/kernel/several-lines.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, day, id, instant, key } from './kernel/fields.ts'

const shiftBounds = z.object({ startDate: instant, endDate: instant })

/** A change of the planning that ends a finding, or a question that only the company can answer. */
const repair = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(shiftRepairKinds),
    shifts: z.array(shiftBounds),
    /** The break to add, or by how much the start or the end moves. */
    minutes: z.number(),
  }),
  z.object({ kind: z.enum(['end_on', 'start_on']), date: day }),
  z.object({ kind: z.literal('name_supplier') }),
])

const acknowledgement = z.object({
  reason: z.string(),
  acknowledgedAt: instant,
  acknowledgedBy: z.object({ id, firstName: z.string(), lastName: z.string() }).nullable(),
})
export type Acknowledgement = z.infer<typeof acknowledgement>

const finding = z.object({
  /**
   * `law`: an article requires it. `house`: an information, or a rule of the product that is
   * stricter than the law.
   */
  severity: z.enum(severities),
  key: z.enum(findingKeys),
  article: z.string().nullable(),
  source: z.object({
    text: z.string(),
    url: z.string().nullable(),
    /** The part of the rule that a lawyer has not checked yet. */
    toConfirm: z.string().nullable(),
  }),
  dates: z.array(day),
  /** Numbers of the Siders concerned, from 1; empty when the finding is on the mission itself. */
  siders: z.array(z.number()),
  measure: z
    .object({ unit: z.enum(measureUnits), limit: z.number(), found: z.number() })
    .nullable(),
  /** The words of the mission that raise the question. */
  mention: z.string().nullable(),
  /** The mission after which the position must wait, and its length in days. */
  previous: z.object({ taskId: id, days: z.number() }).nullable(),
  repair: repair.nullable(),
  acknowledgement: acknowledgement.nullable(),
})

/**
 * A posted mission of the same job at the same address, which may impose a waiting period on this
 * one.
 */
const previousMission = z.object({
  taskId: id,
  name: z.string(),
  startDate: day,
  endDate: day,
  reason: z.enum(motiveReasons).nullable(),
  replaced: z.array(z.string()),
  /** 0 is Monday. */
  weekdays: z.array(z.number().int().min(0).max(6)),
})

export const legalFindings = z.object({
  findings: z.array(finding),
  previous: z.array(previousMission),
})
export type LegalFindingsReply = z.infer<typeof legalFindings>

export const readLegalFindings = endpoint({
  method: 'GET',
  path: '/tasks/:taskId/legal-findings',
  summary:
    'Points where a mission meets the law of working time and of temporary work, with what was acknowledged',
  access: 'mission.read',
  params: byId('taskId'),
  response: legalFindings,
  errors: [],
})

export const reasonLimits = { min: justificationMinimum, max: 500 } as const

export const legalAcknowledgement = z.object({
  findings: z
    .array(
      z.object({
        key: z.enum(lawFindingKeys, key('errors.field.unknown_choice')),
        dates: z.array(day).max(1000, key('errors.field.too_long')),
      }),
    )
    .min(1, key('errors.field.required'))
    .max(1000, key('errors.field.too_long')),
  reason: z
    .string(key('errors.field.required'))
    .overwrite(severalLines)
    .min(reasonLimits.min, key('errors.legal_guard.reason_too_short'))
    .max(reasonLimits.max, key('errors.field.too_long')),
})

export const acknowledgeFindings = endpoint({
  method: 'PUT',
  path: '/tasks/:taskId/legal-acknowledgements',
  summary:
    'Acknowledges points of the law with a reason; a point that the planning no longer has is refused',
  access: 'mission.edit',
  params: byId('taskId'),
  body: legalAcknowledgement,
  response: legalFindings,
  errors: [
    'errors.task.archived',
    'errors.legal_guard.reason_too_short',
    'errors.legal_guard.finding_changed',
  ],
})
