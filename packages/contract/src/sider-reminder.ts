import { reminderKinds } from '@renfort/domain/sider/shift-reminder.ts'
import { linkWays } from '@renfort/domain/sider/way-in.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { key } from './kernel/fields.ts'

const reminder = z.object({
  kind: z.enum(reminderKinds),
  through: z.enum(linkWays),
  isOn: z.boolean(),
})
export type SiderReminder = z.infer<typeof reminder>

export const listSiderReminders = endpoint({
  method: 'GET',
  path: '/sider/reminders',
  summary: 'What a Sider is reminded of, by mail where their address is known, and by SMS',
  access: 'sider.read',
  response: z.array(reminder),
  errors: [],
})

export const changeSiderReminder = endpoint({
  method: 'PUT',
  path: '/sider/reminders',
  summary: 'A Sider switches a kind of reminder on or off, by one of its ways',
  access: 'sider.changeReminders',
  body: z.object({
    kind: z.enum(reminderKinds, key('errors.field.unknown_choice')),
    through: z.enum(linkWays, key('errors.field.unknown_choice')),
    isOn: z.boolean(key('errors.field.required')),
  }),
  response: z.array(reminder),
  errors: ['errors.sider.no_email'],
})
