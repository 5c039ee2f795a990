import { environments } from '@renfort/domain/kernel/environment.ts'
import { missionTypes } from '@renfort/domain/mission/mission.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { id, instant, key } from './kernel/fields.ts'

/** The address of a screen with the names of its parameters: `/tasks/view/$taskId`, never an id. */
const screen = z
  .string()
  .max(100, key('errors.field.too_long'))
  .regex(/^\/[\w$./-]*$/, key('errors.field.format'))
const shortKey = z
  .string()
  .max(100, key('errors.field.too_long'))
  .regex(/^[\w.-]+$/, key('errors.field.format'))

function event<const Name extends string, Properties extends z.ZodRawShape>(
  name: Name,
  properties: Properties,
) {
  return z.strictObject({
    name: z.literal(name),
    at: instant,
    properties: z.strictObject(properties),
  })
}

/**
 * Every event that is sent about the use of the product: ids and words of the product, never a text
 * that a user typed.
 */
export const analyticsEvent = z.discriminatedUnion('name', [
  event('screen_viewed', { screen }),
  event('mission_posted', { taskId: id, type: z.enum(missionTypes) }),
  event('quotation_shown', { taskId: id }),
  event('error_shown', { key: shortKey, requestId: shortKey.nullable() }),
])
export type AnalyticsEvent = z.infer<typeof analyticsEvent>

export const mostEvents = 50

export const sendEvents = endpoint({
  method: 'POST',
  path: '/analytics/events',
  summary: 'Takes what happened in the browser for the analytics service, if there is one',
  access: 'account.use',
  status: 204,
  body: z.object({
    /** Where the page runs (GEN-09). */
    environment: z.enum(environments, key('errors.field.unknown_choice')).optional(),
    events: z
      .array(analyticsEvent)
      .min(1, key('errors.field.required'))
      .max(mostEvents, key('errors.field.too_long')),
  }),
  response: z.void(),
  errors: [],
  neverReplayed: 'Nothing is stored here, and an event that is counted twice does no harm.',
})
