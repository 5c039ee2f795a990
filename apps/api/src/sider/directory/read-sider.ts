import type { siders } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { ReadCall } from '../../platform/http/route.ts'
import { siderDetails } from './sider-details.ts'
import { findSider } from './sider-details-queries.ts'

type Read = typeof siders.readSider

export async function readSider(call: ReadCall, { params }: Parsed<Read>): Promise<Answer<Read>> {
  const sider = await findSider(call.queries, params.id)
  if (sider === undefined) throw notFound()
  return siderDetails(call, sider, call.services.clock.now())
}
