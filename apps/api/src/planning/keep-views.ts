import type { planningViews } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { mostPlanningViews } from '@renfort/contract/planning-view.ts'
import { notFound, refuse } from '../platform/http/refusal.ts'
import {
  type Call,
  type CommandCall,
  organisationOf,
  type ReadCall,
  sessionOf,
} from '../platform/http/route.ts'
import {
  findViews,
  lockViews,
  putView,
  removeView,
  updateView,
  type ViewOwner,
} from './view-queries.ts'

type Save = typeof planningViews.savePlanningView
type Change = typeof planningViews.changePlanningView

function ownerOf(call: Call): ViewOwner {
  return { organisationId: organisationOf(call), userId: sessionOf(call).effectiveUserId }
}

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

export async function listViews(
  call: ReadCall,
): Promise<Answer<typeof planningViews.listPlanningViews>> {
  return findViews(call.queries, ownerOf(call))
}

export async function saveView(call: CommandCall, { body }: Parsed<Save>): Promise<Answer<Save>> {
  const { queries, transaction } = call
  const owner = ownerOf(call)
  const kept = await lockViews(queries, owner)
  const before = kept.find(({ name }) => sameName(name, body.name)) ?? null
  if (before === null && kept.length >= mostPlanningViews) {
    throw refuse('errors.planning.too_many_views', { max: mostPlanningViews })
  }
  const saved = await putView(queries, owner, body, transaction.now)
  await transaction.record({
    action: 'planningView.save',
    entity: 'planningView',
    entityId: saved.id,
    before: before && { name: before.name },
    after: { name: saved.name },
  })
  return saved
}

export async function changeView(
  call: CommandCall,
  { params, body }: Parsed<Change>,
): Promise<Answer<Change>> {
  const { queries, transaction } = call
  const owner = ownerOf(call)
  const kept = await lockViews(queries, owner)
  const before = kept.find(({ id }) => id === params.id)
  if (before === undefined) throw notFound()
  const { name = before.name, isDefault = before.isDefault } = body
  if (kept.some((other) => other.id !== before.id && sameName(other.name, name))) {
    throw refuse('errors.planning.duplicate_name')
  }
  const changed = await updateView(
    queries,
    owner,
    { id: before.id, name, isDefault },
    transaction.now,
  )
  await transaction.record({
    action: 'planningView.change',
    entity: 'planningView',
    entityId: changed.id,
    before: { name: before.name, isDefault: before.isDefault },
    after: { name: changed.name, isDefault: changed.isDefault },
  })
  return changed
}

export async function deleteView(
  call: CommandCall,
  { params }: Parsed<typeof planningViews.deletePlanningView>,
): Promise<void> {
  const { queries, transaction } = call
  const removed = await removeView(queries, ownerOf(call), params.id)
  if (removed === undefined) throw notFound()
  await transaction.record({
    action: 'planningView.delete',
    entity: 'planningView',
    entityId: removed.id,
    before: { name: removed.name },
    after: null,
  })
}
