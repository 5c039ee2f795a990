import type { motives } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { notFound, refuse } from '../platform/http/refusal.ts'
import { type CommandCall, organisationOf } from '../platform/http/route.ts'
import { isMotiveUsed, lockMotive, removeMotive } from './motive-queries.ts'

export async function deleteMotive(
  call: CommandCall,
  { params }: Parsed<typeof motives.deleteMotive>,
): Promise<void> {
  const { transaction, queries } = call
  const motive = await lockMotive(queries, organisationOf(call), params.id)
  if (motive === undefined) throw notFound()
  if (await isMotiveUsed(queries, motive.id)) throw refuse('errors.motive.in_use')
  await removeMotive(queries, motive.id)
  await transaction.record({
    action: 'motive.delete',
    entity: 'motive',
    entityId: motive.id,
    before: motive,
    after: null,
  })
}
