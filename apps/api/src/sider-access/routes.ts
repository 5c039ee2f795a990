import { siderAccess } from '@renfort/contract'
import { command, procedure, read, type Route } from '../platform/http/route.ts'
import {
  endSiderDevice,
  endSiderSession,
  listSiderDevices,
  moveSiderToCookie,
  readSiderSelf,
} from './devices.ts'
import { openByCode, openByLink } from './open-pages.ts'
import { askSiderLink, sendSiderLink } from './send-link.ts'

export const siderAccessRoutes: readonly Route[] = [
  procedure(siderAccess.askSiderLink, askSiderLink),
  procedure(siderAccess.openByLink, openByLink),
  procedure(siderAccess.openByCode, openByCode),
  read(siderAccess.readSiderSelf, readSiderSelf),
  procedure(siderAccess.moveSiderToCookie, moveSiderToCookie),
  // A Sider writes nothing by their own role: what is theirs is named by their session.
  command(siderAccess.endSiderSession, endSiderSession, 'everything'),
  procedure(siderAccess.sendSiderLink, sendSiderLink),
  read(siderAccess.listSiderDevices, listSiderDevices, 'everything'),
  command(siderAccess.endSiderDevice, endSiderDevice, 'everything'),
]
