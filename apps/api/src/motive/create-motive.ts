import type { motives } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { type CommandCall, organisationOf } from '../platform/http/route.ts'
import { insertMotive } from './motive-queries.ts'
import { toMotive } from './to-motive.ts'

type Create = typeof motives.createMotive

/**
 * Creates a motive. Details of reasons other than the chosen one are dropped; the form keeps them
 * only while it is open.
 */
export async function createMotive(
  call: CommandCall,
  { body }: Parsed<Create>,
): Promise<Answer<Create>> {
  const { transaction, queries } = call
  const motive = {
    ...body,
    replacements: body.reason === 'replacement' ? body.replacements : [],
    recruitments: body.reason === 'waitingRecruitment' ? body.recruitments : [],
  }
  const row = await insertMotive(queries, organisationOf(call), motive, transaction.now)
  await transaction.record({
    action: 'motive.create',
    entity: 'motive',
    entityId: row.id,
    before: null,
    after: row,
  })
  return toMotive(row)
}
