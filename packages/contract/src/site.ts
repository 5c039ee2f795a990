import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, day, id, instant, key, locale } from './kernel/fields.ts'
import { timeZone } from './kernel/time-zone.ts'

/** A place of work, and what its company asks of who clocks there. */
export const site = z.object({
  /** One of the addresses of the place. */
  locationId: id,
  title: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** Whether a clocking is to prove, by a code, that it is made there. */
  asksCode: z.boolean(),
  /** Whether a Sider is asked where they clock, rounded to a hundred metres; they may refuse. */
  asksPosition: z.boolean(),
  /** The code of today; `null` where none is asked. */
  today: z.object({ day, code: z.string() }).nullable(),
  /** From when the codes and the poster are good; `null` where none was ever asked. */
  secretMadeAt: instant.nullable(),
  timeZone,
})
export type CompanySite = z.infer<typeof site>

export const listSites = endpoint({
  method: 'GET',
  path: '/v1/sites',
  summary:
    'The places of work of a company: its favourite addresses and those of its missions, with the code of today',
  access: 'site.manage',
  response: z.array(site),
  errors: [],
})

const ofPlace = byId('locationId')

export const updateSite = endpoint({
  method: 'PATCH',
  path: '/v1/sites/:locationId',
  summary:
    'What a company asks of who clocks at a place; a clocking counts without it all the same',
  access: 'site.manage',
  params: ofPlace,
  body: z.object({
    asksCode: z.boolean(key('errors.field.required')).optional(),
    asksPosition: z.boolean(key('errors.field.required')).optional(),
  }),
  response: site,
  errors: [],
})

export const renewSiteCode = endpoint({
  method: 'POST',
  path: '/v1/sites/:locationId/secret',
  summary: 'A new secret of a place: its code of today and its posters prove nothing any more',
  access: 'site.manage',
  params: ofPlace,
  response: site,
  errors: ['errors.action.unavailable'],
})

export const downloadSitePoster = endpoint({
  method: 'GET',
  path: '/v1/sites/:locationId/poster',
  summary: 'The poster of a place to print, whose code opens the clock of a Sider',
  access: 'site.manage',
  params: ofPlace,
  query: z.object({ locale: locale.optional() }),
  response: z.unknown(),
  answers: 'file',
  errors: ['errors.action.unavailable', 'errors.document.unwritable'],
})
