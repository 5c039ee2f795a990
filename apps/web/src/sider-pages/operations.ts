import type { siderAccess, siderReminders, siderWork } from '@renfort/contract'
import type { Endpoint, Method } from '@renfort/contract/kernel/endpoint.ts'

/** The address of an operation, with its type: its schemas stay on the server, they weigh too much. */
export interface Operation<E extends Endpoint = Endpoint> {
  readonly method: Method
  readonly path: string
  /** Whether a repeated call gets the first answer again. */
  readonly isReplayed: boolean
  /** Only a type. */
  readonly of?: E
}

export function at<E extends Endpoint>(
  method: Method,
  path: string,
  isReplayed = false,
): Operation<E> {
  return { method, path, isReplayed }
}

type Access = typeof siderAccess
type Reminders = typeof siderReminders
type Work = typeof siderWork

/** What the pages of a Sider call, by the names of the contract; a test compares them with it. */
export const operations = {
  askSiderLink: at<Access['askSiderLink']>('POST', '/sider/links', true),
  openByLink: at<Access['openByLink']>('POST', '/sider/sessions/link'),
  openByCode: at<Access['openByCode']>('POST', '/sider/sessions/code'),
  endSiderSession: at<Access['endSiderSession']>('DELETE', '/sider/sessions'),
  listSiderShifts: at<Work['listSiderShifts']>('GET', '/sider/shifts'),
  listSiderRequests: at<Work['listSiderRequests']>('GET', '/sider/requests'),
  listSiderHours: at<Work['listSiderHours']>('GET', '/sider/hours'),
  readSiderCalendar: at<Work['readSiderCalendar']>('GET', '/sider/calendar'),
  answerSiderRequest: at<Work['answerSiderRequest']>('POST', '/sider/requests/:id/answer', true),
  withdrawFromMission: at<Work['withdrawFromMission']>('POST', '/sider/tasks/:id/withdrawal', true),
  clockSiderShift: at<Work['clockSiderShift']>('POST', '/sider/clockings', true),
  declareSiderHours: at<Work['declareSiderHours']>('PUT', '/sider/shifts/:id/hours', true),
  answerSiderHours: at<Work['answerSiderHours']>('POST', '/sider/hours/:id/answer', true),
  listSiderReminders: at<Reminders['listSiderReminders']>('GET', '/sider/reminders'),
  changeSiderReminder: at<Reminders['changeSiderReminder']>('PUT', '/sider/reminders', true),
} as const
