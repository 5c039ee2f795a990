import {
  entryIssues,
  enteredIndemnityKinds,
} from '@renfort/domain/invoice/indemnities/entered-indemnity.ts'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, code, day, euros, id, instant, key, named } from '../kernel/fields.ts'
import { rule } from '../kernel/rule.ts'
import { remunerationPolicy } from '../remuneration-policy.ts'

const sider = z.object({ id, firstName: z.string(), lastName: z.string() })
const task = z.object({ id, name: z.string().nullable(), jobTitle: named })

/** What a Sider worked in a mission within the week, in hours that are validated or waiting. */
const work = z.object({
  sider,
  task,
  minutes: z.number().int(),
  days: z.number().int(),
})
export type WorkOfWeekReply = z.infer<typeof work>

/**
 * An amount that internal staff entered for a Sider, a mission and a week. Amounts are euros
 * without tax.
 */
const enteredIndemnity = z.object({
  id,
  kind: z.enum(enteredIndemnityKinds),
  /** The id in the pay policy that was in force. */
  indemnityId: z.string(),
  sider,
  task,
  /** The name of a bonus in the pay policy; `null` for transport. */
  name: z.string().nullable(),
  /** The percentage of the transport amount that is billed; `null` for a bonus. */
  coverRate: z.number().nullable(),
  /** The amount as it was entered. */
  amount: z.number(),
  /** The part of the amount that is billed. */
  price: z.number(),
  enteredAt: instant,
  /** `null` until it is billed; `givenBack` once credit notes have given back the whole invoice. */
  invoice: z.object({ id, referenceNumber: z.string(), givenBack: z.boolean() }).nullable(),
})
export type EnteredIndemnity = z.infer<typeof enteredIndemnity>

const { transportation, other } = remunerationPolicy.shape.indemnities.shape
/**
 * The transport and the bonuses of the pay policy that can be entered; staff decide who gets
 * transport.
 */
const policy = z.object({
  transportation: z.array(transportation.element.pick({ id: true, publicCoverRate: true })),
  other,
})

export const listIndemnities = endpoint({
  method: 'GET',
  path: '/provider/organisations/:id/indemnities',
  summary:
    'Transport and bonuses that internal staff entered for a week of a company, who worked in it, and what its pay policy gives; any day names its week',
  access: 'invoice.manage',
  params: byId('id'),
  query: z.object({ week: day }),
  response: z.object({
    company: z.object({ id, name: z.string() }),
    /** The Monday of the week. */
    weekStartDate: day,
    policy,
    work: z.array(work),
    indemnities: z.array(enteredIndemnity),
  }),
  errors: [],
})
export type IndemnitiesOfWeek = z.infer<typeof listIndemnities.response>

const ofWeek = {
  siderId: id,
  taskId: id,
  week: day,
  amount: euros,
}

/** What the week's transport cost, or the amount of a bonus of the pay policy. */
export const indemnityOrder = z
  .discriminatedUnion(
    'kind',
    [
      z.object({ kind: z.literal('transport'), ...ofWeek }),
      z.object({
        kind: z.literal('bonus'),
        bonusId: code(80),
        ...ofWeek,
      }),
    ],
    key('errors.field.unknown_choice'),
  )
  .check(rule(entryIssues))

export const enterIndemnity = endpoint({
  method: 'POST',
  path: '/provider/organisations/:id/indemnities',
  summary:
    'Enters transport of a Sider for a week, billed at the share of the pay policy in force, or a bonus of that policy; the run of the week, or the next one, bills it once',
  access: 'invoice.manage',
  params: byId('id'),
  body: indemnityOrder,
  status: 201,
  response: enteredIndemnity,
  errors: [
    'errors.indemnity.not_in_policy',
    'errors.indemnity.future_week',
    'errors.indemnity.no_hours',
    'errors.indemnity.already_entered',
  ],
})

export const removeIndemnity = endpoint({
  method: 'DELETE',
  path: '/provider/indemnities/:id',
  summary: 'Takes an entered indemnity back that no invoice has billed',
  access: 'invoice.manage',
  params: byId('id'),
  status: 204,
  response: z.void(),
  errors: ['errors.indemnity.billed'],
})
