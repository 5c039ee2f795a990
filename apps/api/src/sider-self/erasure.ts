import type { siderSelf } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import { deactivationRefusal } from '@renfort/domain/sider/sider-profile.ts'
import { notFound, refuse, throwRefusal } from '../platform/http/refusal.ts'
import { type CommandCall, type ReadCall, sessionOf, siderOf } from '../platform/http/route.ts'
import { lockSider } from '../sider/directory/sider-details-queries.ts'
import { siderDetails } from '../sider/directory/sider-details.ts'
import {
  anonymiseSider,
  closeErasure,
  findErasure,
  findWaitingErasures,
  insertErasure,
} from './erasure-queries.ts'
import { selfOf } from './sider-profile.ts'

type Ask = typeof siderSelf.askSiderErasure
type Withdraw = typeof siderSelf.withdrawSiderErasure
type List = typeof siderSelf.listSiderErasures
type Close = typeof siderSelf.closeSiderErasure

export async function askSiderErasure(
  call: CommandCall,
  { body: { comment = null } }: Parsed<Ask>,
): Promise<Answer<Ask>> {
  const { siderId } = siderOf(call)
  const { queries, transaction } = call
  const isNew = await insertErasure(queries, siderId, {
    comment: comment === '' ? null : comment,
    now: transaction.now,
  })
  if (!isNew) throw refuse('errors.sider.erasure_waits')
  await transaction.record({
    action: 'sider.askErasure',
    entity: 'sider',
    entityId: siderId,
    organisationId: null,
    before: null,
    after: { isAsked: true },
  })
  return selfOf(call, queries)
}

export async function withdrawSiderErasure(call: CommandCall): Promise<Answer<Withdraw>> {
  const { siderId } = siderOf(call)
  const { queries, transaction } = call
  const closing = {
    outcome: 'withdrawn',
    note: null,
    closedBy: null,
    now: transaction.now,
  } as const
  if ((await closeErasure(queries, { siderId }, closing)) === undefined) {
    throw refuse('errors.sider.erasure_over')
  }
  await transaction.record({
    action: 'sider.askErasure',
    entity: 'sider',
    entityId: siderId,
    organisationId: null,
    before: { isAsked: true },
    after: { isAsked: false },
  })
  return selfOf(call, queries)
}

export async function listSiderErasures({ queries, services }: ReadCall): Promise<Answer<List>> {
  const rows = await findWaitingErasures(queries, services.clock.now())
  return rows.map(({ firstName, lastName, ...erasure }) => ({
    ...erasure,
    siderName: fullName({ firstName, lastName }),
  }))
}

/** Erases, or refuses with a reason that the Sider reads; nobody is erased who has work to come. */
export async function closeSiderErasure(
  call: CommandCall,
  { params: { id }, body: { outcome, note = null } }: Parsed<Close>,
): Promise<void> {
  const { queries, transaction } = call
  const { now } = transaction
  const found = await findErasure(queries, id)
  const sider = found === undefined ? undefined : await lockSider(queries, found.siderId)
  if (sider === undefined) throw notFound()
  const closed = await closeErasure(
    queries,
    { id },
    { outcome, note: note === '' ? null : note, closedBy: sessionOf(call).userId, now },
  )
  if (closed === undefined) throw refuse('errors.sider.erasure_over')
  if (outcome === 'erased') {
    const { upcomingShifts, upcomingPlannings } = await siderDetails(call, sider, now)
    throwRefusal(deactivationRefusal(upcomingShifts.length || upcomingPlannings.length))
    await anonymiseSider(queries, { id: sider.id, pictureKey: sider.pictureUrl, now })
  }
  await transaction.record({
    action: 'sider.closeErasure',
    entity: 'sider',
    entityId: sider.id,
    organisationId: null,
    before: null,
    after: { outcome },
  })
}
