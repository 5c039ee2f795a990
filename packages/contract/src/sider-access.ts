import { browsers, systems } from '@renfort/domain/account/device.ts'
import { codeDigits, contactIssues, linkWays } from '@renfort/domain/sider/way-in.ts'
import { z } from 'zod'
import { email, secretToken } from './credentials.ts'
import { endpoint } from './kernel/endpoint.ts'
import { byId, id, instant, key, phone } from './kernel/fields.ts'
import { rule } from './kernel/rule.ts'

const contact = { email: email.optional(), phoneNumber: phone.optional() }

/** A code that a message has brought. */
export const sentCode = z
  .string(key('errors.field.required'))
  .regex(new RegExp(`^\\d{${codeDigits}}$`), key('errors.field.format'))

const opened = z.object({
  /** Empty where the browser keeps it in a cookie. */
  token: z.string(),
  siderId: id,
  firstName: z.string(),
  expiresAt: instant,
})

const opensPages = 'Its answer opens the pages of a Sider and is never stored.'

export const askSiderLink = endpoint({
  method: 'POST',
  path: '/sider/links',
  summary:
    'Sends a Sider a link and a code that open their pages, by mail or SMS; the same answer for everybody',
  access: 'public',
  body: z.object(contact).check(rule(contactIssues)),
  response: z.void(),
  status: 204,
  errors: ['errors.auth.throttled'],
})

export const openByLink = endpoint({
  method: 'POST',
  path: '/sider/sessions/link',
  summary: 'Opens the pages of a Sider on this device with the link that they got',
  access: 'public',
  body: z.object({ token: secretToken }),
  response: opened,
  errors: ['errors.auth.link_invalid', 'errors.auth.throttled'],
  neverReplayed: opensPages,
})

export const openByCode = endpoint({
  method: 'POST',
  path: '/sider/sessions/code',
  summary: 'Opens the pages of a Sider on this device with the code that they got',
  access: 'public',
  body: z
    .object({
      ...contact,
      code: sentCode,
    })
    .check(rule(contactIssues)),
  response: opened,
  errors: ['errors.sider.code_invalid', 'errors.auth.throttled'],
  neverReplayed: opensPages,
})

export const readSiderSelf = endpoint({
  method: 'GET',
  path: '/sider/me',
  summary: 'Whose pages these are, and until when this device has them open',
  access: 'sider.read',
  response: z.object({
    siderId: id,
    firstName: z.string(),
    lastName: z.string(),
    expiresAt: instant,
  }),
  errors: [],
})

export const moveSiderToCookie = endpoint({
  method: 'POST',
  path: '/sider/sessions/cookie',
  summary:
    'Moves the session of the token that is sent into a cookie of the phone, out of reach of its scripts',
  access: 'sider.read',
  response: z.void(),
  status: 204,
  errors: [],
  neverReplayed: 'It changes nothing: the session is the same.',
})

export const endSiderSession = endpoint({
  method: 'DELETE',
  path: '/sider/sessions',
  summary: 'Closes the pages of a Sider on this device',
  access: 'sider.endSession',
  response: z.void(),
  status: 204,
  errors: [],
  neverReplayed: 'It ends the session that it is called with.',
})

/** A device on which a Sider has their pages open. */
export const siderDevice = z.object({
  id,
  createdAt: instant,
  /** Accurate to five minutes. */
  lastSeenAt: instant,
  expiresAt: instant,
  browser: z.enum(browsers).nullable(),
  system: z.enum(systems).nullable(),
})
export type SiderDevice = z.infer<typeof siderDevice>

export const sendSiderLink = endpoint({
  method: 'POST',
  path: '/provider/siders/:id/links',
  summary: 'Sends a Sider a link to their pages, as internal staff ask for it',
  access: 'sider.manage',
  params: byId('id'),
  body: z.object({ through: z.enum(linkWays, key('errors.field.unknown_choice')) }),
  response: z.void(),
  status: 204,
  errors: ['errors.hiring.deactivated', 'errors.sider.no_email', 'errors.auth.throttled'],
})

export const listSiderDevices = endpoint({
  method: 'GET',
  path: '/provider/siders/:id/devices',
  summary: 'The devices on which a Sider has their pages open, the last used first',
  access: 'sider.manage',
  params: byId('id'),
  response: z.array(siderDevice),
  errors: [],
})

export const endSiderDevice = endpoint({
  method: 'DELETE',
  path: '/provider/siders/:id/devices/:deviceId',
  summary: 'Closes the pages of a Sider on one of their devices',
  access: 'sider.manage',
  params: z.object({ id, deviceId: id }),
  response: z.void(),
  status: 204,
  errors: [],
})
