import type { siderAccess } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { notFound } from '../platform/http/refusal.ts'
import { type Call, type CommandCall, type ReadCall, siderOf } from '../platform/http/route.ts'
import { deleteDevice, findDevices } from './device-queries.ts'
import { findSiderToReach } from './link-queries.ts'

type ListDevices = typeof siderAccess.listSiderDevices

export async function readSiderSelf(
  call: ReadCall,
): Promise<Answer<typeof siderAccess.readSiderSelf>> {
  return siderOf(call)
}

export async function endSiderSession(call: CommandCall): Promise<void> {
  const { siderId, sessionId } = siderOf(call)
  call.browser?.forget()
  await deleteDevice(call.queries, { siderId, id: sessionId })
  await call.transaction.record({
    action: 'sider.leave',
    entity: 'sider',
    entityId: siderId,
    before: null,
    after: null,
  })
}

/** For phones that kept their token where scripts can read it: nobody opens their pages again. */
export async function moveSiderToCookie({ browser, token }: Call): Promise<void> {
  if (token !== undefined) browser?.keep(token)
}

export async function listSiderDevices(
  { queries, services }: ReadCall,
  { params: { id } }: Parsed<ListDevices>,
): Promise<Answer<ListDevices>> {
  if ((await findSiderToReach(queries, id)) === undefined) throw notFound()
  return findDevices(queries, id, services.clock.now())
}

export async function endSiderDevice(
  { queries, transaction }: CommandCall,
  { params: { id: siderId, deviceId } }: Parsed<typeof siderAccess.endSiderDevice>,
): Promise<void> {
  if (!(await deleteDevice(queries, { siderId, id: deviceId }))) throw notFound()
  await transaction.record({
    action: 'sider.closeDevice',
    entity: 'sider',
    entityId: siderId,
    before: null,
    after: { deviceId },
  })
}
