import type { siderWork } from '@renfort/contract'
import { at } from '../operations.ts'

type Work = typeof siderWork

/** What the pages of requests and hours call, and whoever cannot come; it is loaded with them. */
export const workOperations = {
  listSiderRequests: at<Work['listSiderRequests']>('GET', '/sider/requests'),
  listSiderHours: at<Work['listSiderHours']>('GET', '/sider/hours'),
  answerSiderRequest: at<Work['answerSiderRequest']>('POST', '/sider/requests/:id/answer', true),
  withdrawFromMission: at<Work['withdrawFromMission']>('POST', '/sider/tasks/:id/withdrawal', true),
  declareSiderHours: at<Work['declareSiderHours']>('PUT', '/sider/shifts/:id/hours', true),
  answerSiderHours: at<Work['answerSiderHours']>('POST', '/sider/hours/:id/answer', true),
} as const
