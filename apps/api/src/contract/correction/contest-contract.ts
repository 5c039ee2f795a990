import type { contracts } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { contractMachine } from '@renfort/domain/contract/contract-transitions.ts'
import { transition } from '@renfort/domain/kernel/transition.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import { absentOwner } from '../../mission-record/in-place-of.ts'
import { invalidInput, notFound, refuse } from '../../platform/http/refusal.ts'
import { type CommandCall, ownOrganisation, sessionOf } from '../../platform/http/route.ts'
import { type BatchRow, lockBatch, storeContestation, storeStatus } from '../batch-queries.ts'
import { mailContested } from './mail-contested.ts'
import { batchAfter } from '../read-contract.ts'
import { findSignatory } from '../signature/signature-queries.ts'

type Contest = typeof contracts.contestContract

/** Contests the contracts of a batch, which a corrected version will replace (CTR-22, API-98). */
export async function contestContract(
  call: CommandCall,
  { params, body }: Parsed<Contest>,
): Promise<Answer<Contest>> {
  const { queries, transaction } = call
  const key = { organisationId: ownOrganisation(call, params.id), id: params.docId }
  const batch = await lockBatch(queries, key)
  if (batch === undefined) throw notFound()
  const status = contested(call, batch, body.version)
  const { userId } = sessionOf(call)
  const signatory = await findSignatory(queries, userId)
  const { description } = body
  const name = fullName(signatory)
  const actingFor = absentOwner(call, 'contract.sign', batch)
  const at = transaction.now
  await storeContestation(queries, batch, { userId, name, actingFor, description, at })
  await storeStatus(queries, batch.id, { status })
  const contestant = { name, actingFor: actingFor?.name ?? null }
  const { managerId } = body
  const isTold = await mailContested(call, batch, { contestant, description, managerId })
  if (!isTold) throw invalidInput([issue(['managerId'], 'errors.field.unknown_choice')])
  await transaction.record({
    action: 'contract.contest',
    entity: 'mission',
    entityId: batch.missionId,
    ...(actingFor === null ? {} : { onBehalfOfId: actingFor.id }),
    before: { status: batch.status },
    after: { documentId: batch.id, status, version: batch.version, description },
  })
  return batchAfter(call, batch)
}

function contested(
  call: CommandCall,
  { status: state, version, signedName, signedAt }: BatchRow,
  read: number = version,
): BatchRow['status'] {
  const agent = sessionOf(call).actor
  const facts = { read, current: version }
  const moved = transition(contractMachine, 'contest', { state, agent, facts })
  if (moved.refusal === null) return moved.to
  const { key, params } = moved.refusal
  const signed = signedName === null ? {} : { name: signedName, date: signedAt }
  throw refuse(key, { ...params, ...signed })
}
