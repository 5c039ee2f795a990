import type { motives } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/endpoint.ts'
import { type CommandCall, organisationOf } from '../platform/route.ts'
import { insertMotive } from './motive-queries.ts'
import { toMotive } from './to-motive.ts'

type Create = typeof motives.createMotive

/** Rows of another reason are dropped: the form keeps them while it is open, the motive does not. */
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
