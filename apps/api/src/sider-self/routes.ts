import { siderSelf } from '@renfort/contract'
import { command, fileRead, procedure, read, type Route } from '../platform/http/route.ts'
import { askSiderContact, confirmSiderContact } from './contact.ts'
import {
  askSiderErasure,
  closeSiderErasure,
  listSiderErasures,
  withdrawSiderErasure,
} from './erasure.ts'
import { exportSiderData } from './export-data.ts'
import {
  chooseFavourite,
  readSiderProfile,
  saveSiderAbsences,
  saveSiderProfile,
} from './sider-profile.ts'

export const siderSelfRoutes: readonly Route[] = [
  read(siderSelf.readSiderProfile, readSiderProfile),
  // A Sider writes nothing by their own role: the row is that of their session.
  command(siderSelf.saveSiderProfile, saveSiderProfile, 'everything'),
  command(siderSelf.saveSiderAbsences, saveSiderAbsences, 'everything'),
  command(siderSelf.chooseFavourite, chooseFavourite, 'everything'),
  procedure(siderSelf.askSiderContact, askSiderContact),
  procedure(siderSelf.confirmSiderContact, confirmSiderContact),
  fileRead(siderSelf.exportSiderData, exportSiderData),
  command(siderSelf.askSiderErasure, askSiderErasure, 'everything'),
  command(siderSelf.withdrawSiderErasure, withdrawSiderErasure, 'everything'),
  read(siderSelf.listSiderErasures, listSiderErasures, 'everything'),
  command(siderSelf.closeSiderErasure, closeSiderErasure, 'everything'),
]
