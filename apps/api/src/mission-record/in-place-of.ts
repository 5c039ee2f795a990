import type { Action } from '@renfort/domain/access/policy.ts'
import {
  absentWith,
  actsInPlaceOf,
  type MissionOwners,
} from '@renfort/domain/access/standing-in.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import type { Queries } from '../platform/database/db.ts'
import { type Call, sessionOf } from '../platform/http/route.ts'
import { findMissionOwners } from './mission-owner-queries.ts'

/**
 * In whose place the caller acts, by mission; without an entry they act in their own right. Most
 * callers stand in for nobody, which costs no statement.
 */
export async function inPlaceOf(
  call: Pick<Call, 'session'>,
  queries: Queries,
  { action, ...of }: { readonly action: Action } & Parameters<typeof findMissionOwners>[1],
): Promise<ReadonlyMap<string, string>> {
  const { actor, effectiveUserId: userId } = sessionOf(call)
  if (absentWith(actor, action).length === 0) return new Map()
  const missions = await findMissionOwners(queries, of)
  return new Map(
    missions.flatMap(({ id, ...owners }) => {
      const absent = actsInPlaceOf(actor, action, { userId, owners })
      return absent === null ? [] : [[id, absent]]
    }),
  )
}

/** In whose place the caller would act on a mission; `null` in their own right. */
export function absentOwner(
  call: Pick<Call, 'session'>,
  action: Action,
  owners: MissionOwners,
): { readonly id: string; readonly name: string } | null {
  const { actor, effectiveUserId: userId, standsInFor } = sessionOf(call)
  const id = actsInPlaceOf(actor, action, { userId, owners })
  const absent = standsInFor.find((one) => one.userId === id)
  return absent === undefined ? null : { id: absent.userId, name: fullName(absent) }
}
