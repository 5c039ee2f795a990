import type { siderAccess } from '@renfort/contract'
import { at } from '../operations.ts'

type Access = typeof siderAccess

/** What opens and closes the pages; whoever has them open needs none of it. */
export const accessOperations = {
  askSiderLink: at<Access['askSiderLink']>('POST', '/sider/links', true),
  openByLink: at<Access['openByLink']>('POST', '/sider/sessions/link'),
  openByCode: at<Access['openByCode']>('POST', '/sider/sessions/code'),
  moveSiderToCookie: at<Access['moveSiderToCookie']>('POST', '/sider/sessions/cookie'),
  endSiderSession: at<Access['endSiderSession']>('DELETE', '/sider/sessions'),
} as const
