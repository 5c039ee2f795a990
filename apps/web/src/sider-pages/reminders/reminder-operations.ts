import type { siderReminders } from '@renfort/contract'
import { at } from '../operations.ts'

type Reminders = typeof siderReminders

/** What the page of reminders calls; it is loaded with it. */
export const reminderOperations = {
  listSiderReminders: at<Reminders['listSiderReminders']>('GET', '/sider/reminders'),
  changeSiderReminder: at<Reminders['changeSiderReminder']>('PUT', '/sider/reminders', true),
} as const
