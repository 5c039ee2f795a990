import type { workers } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { isUniqueViolation } from '../../platform/database/database-failure.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { type CommandCall, organisationOf, sessionOf } from '../../platform/http/route.ts'
import { findOwnNumber, saveOwnNumber } from './own-number-queries.ts'
import { findProfile } from './profile-queries.ts'

type Set = typeof workers.setOwnNumber

/** Stores the company's own number of a Sider whose profile it may read. */
export async function setOwnNumber(
  call: CommandCall,
  { params, body }: Parsed<Set>,
): Promise<Answer<Set>> {
  const { transaction, queries } = call
  const organisationId = organisationOf(call)
  const parentId = sessionOf(call).organisation?.parentId ?? null
  const profile = await findProfile(queries, { organisationId, parentId }, params.id)
  if (profile === undefined) throw notFound()
  const sider = { organisationId, siderId: profile.id }
  const before = await findOwnNumber(queries, sider)
  const ownNumber = body.ownNumber === '' ? null : body.ownNumber
  if (before === ownNumber) {
    transaction.leaveUnchanged()
    return { ownNumber }
  }
  try {
    await saveOwnNumber(queries, sider, ownNumber, transaction.now)
  } catch (error) {
    throw isUniqueViolation(error) ? refuse('errors.sider.number_taken') : error
  }
  await transaction.record({
    action: 'sider.number',
    entity: 'sider',
    entityId: profile.id,
    before: { ownNumber: before },
    after: { ownNumber },
  })
  return { ownNumber }
}
