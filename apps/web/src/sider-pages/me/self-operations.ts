import type { siderSelf } from '@renfort/contract'
import { at } from '../operations.ts'

type Self = typeof siderSelf

/** What the page of the Sider themselves calls; it is loaded with it. */
export const selfOperations = {
  readSiderProfile: at<Self['readSiderProfile']>('GET', '/sider/profile'),
  saveSiderProfile: at<Self['saveSiderProfile']>('PUT', '/sider/profile', true),
  saveSiderAbsences: at<Self['saveSiderAbsences']>('PUT', '/sider/absences', true),
  askSiderContact: at<Self['askSiderContact']>('POST', '/sider/contacts', true),
  confirmSiderContact: at<Self['confirmSiderContact']>(
    'POST',
    '/sider/contacts/confirmation',
    true,
  ),
  chooseFavourite: at<Self['chooseFavourite']>('PUT', '/sider/companies/:id/favourite', true),
  exportSiderData: at<Self['exportSiderData']>('GET', '/sider/export'),
  askSiderErasure: at<Self['askSiderErasure']>('POST', '/sider/erasure', true),
  withdrawSiderErasure: at<Self['withdrawSiderErasure']>('DELETE', '/sider/erasure'),
} as const
