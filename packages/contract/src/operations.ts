import { environments } from '@renfort/domain/kernel/environment.ts'
import { oneLine } from '@renfort/domain/kernel/one-line.ts'
import { severalLines } from '@renfort/domain/kernel/several-lines.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { id, instant, key, locale } from './kernel/fields.ts'

export const health = endpoint({
  method: 'GET',
  path: '/health',
  summary:
    'Whether the product answers, its version, its database and how much of the demo is there',
  access: 'public',
  response: z.object({
    status: z.literal('ok'),
    version: z.string(),
    database: z.enum(['pglite', 'postgresql']),
    /**
     * `making` while the demo's past is generated and calls are already served; `none` without a
     * demo.
     */
    demo: z.enum(['none', 'making', 'ready']),
  }),
  errors: ['errors.unavailable', 'errors.storage_full'],
})

export const live = endpoint({
  method: 'GET',
  path: '/health/live',
  summary: 'Whether this process answers at all, whatever it depends on',
  access: 'public',
  response: z.object({ status: z.literal('ok') }),
  errors: [],
})

export const ready = endpoint({
  method: 'GET',
  path: '/health/ready',
  summary: 'Whether calls may be sent to this process: its database answers and has room',
  access: 'public',
  response: z.object({ status: z.literal('ok') }),
  errors: ['errors.unavailable', 'errors.storage_full'],
})

export const openApi = endpoint({
  method: 'GET',
  path: '/openapi.json',
  summary: 'This description, as OpenAPI 3.1',
  access: 'public',
  response: z.looseObject({ openapi: z.literal('3.1.0') }),
  errors: [],
})

export const publicConfig = endpoint({
  method: 'GET',
  path: '/config',
  summary: 'Displayed name and public addresses of this installation',
  access: 'public',
  response: z.object({
    productName: z.string(),
    demo: z.boolean(),
    outbox: z.boolean(),
    /** Whether a collector is configured: without one the browser sends no events. */
    analytics: z.boolean(),
    now: instant,
    /** Whether people may sign in with Google. */
    google: z.boolean(),
    /** Origins of the web app that are not production (GEN-09). */
    origins: z.object({ staging: z.array(z.string()), development: z.array(z.string()) }),
    links: z.object({
      helpCentre: z.string().nullable(),
      talentSignUp: z.string().nullable(),
      externalJobPosting: z.string().nullable(),
    }),
  }),
  errors: [],
})

/**
 * A failure of the browser, under the reference that the user was shown; never includes typed texts
 * or answers.
 */
export const reportFailure = endpoint({
  method: 'POST',
  path: '/failures',
  summary: 'Notes in the log a failure that only the browser saw',
  access: 'public',
  body: z.object({
    reference: z.string().regex(/^[\w-]{1,40}$/, key('errors.field.format')),
    kind: z.enum(['answer', 'screen'], key('errors.field.unknown_choice')),
    environment: z.enum(environments, key('errors.field.unknown_choice')).optional(),
    where: z.string().overwrite(oneLine).max(200, key('errors.field.too_long')),
    detail: z.string().overwrite(severalLines).max(500, key('errors.field.too_long')),
  }),
  response: z.void(),
  status: 204,
  errors: [],
  neverReplayed: 'It changes nothing but the log.',
})

/** The most days by which one call moves the clock. */
export const longestClockMove = 400

export const moveClock = endpoint({
  method: 'POST',
  path: '/dev/clock',
  summary:
    'Moves the clock of a demo forward: what is due up to then is done in order, each at its own time. Answers nothing in production',
  access: 'public',
  body: z.object({ now: instant }),
  response: z.object({
    now: instant,
    ran: z.array(z.object({ job: z.string(), at: instant, count: z.number().int() })),
  }),
  errors: ['errors.not_found', 'errors.clock.backwards', 'errors.clock.too_far'],
  neverReplayed: 'A time that has come does not come again.',
})

/** Mails of the local stand-in. The route only exists outside production. */
export const readOutbox = endpoint({
  method: 'GET',
  path: '/dev/outbox',
  summary: 'Mails and SMS kept by the local stand-in, newest first',
  access: 'public',
  response: z.array(
    z.object({
      id,
      to: z.string(),
      locale,
      subject: z.string(),
      text: z.string(),
      createdAt: instant,
      sentAt: instant.nullable(),
    }),
  ),
  errors: ['errors.not_found'],
})
