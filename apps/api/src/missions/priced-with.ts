import type { missions } from '@renfort/contract'
import { can } from '@renfort/domain/access/policy.ts'
import { hasChangedSince } from '@renfort/domain/remuneration/policy-version.ts'
import type { z } from 'zod'
import { type ReadCall, sessionOf } from '../platform/route.ts'
import { currentHoursTypes } from './mission-pricing.ts'
import type { MissionRecord } from './mission-queries.ts'

type PricedWith = NonNullable<z.input<typeof missions.mission>['pricedWith']>

/** By which version of the pay policy a mission is priced; who made it is for those who read the history. */
export function pricedWith(call: ReadCall, record: MissionRecord): PricedWith {
  const readsHistory = can(sessionOf(call).actor, 'settings.readHistory').allowed
  const { frozenPricing: frozen } = record
  const current = { versionId: record.currentVersionId, hoursTypes: currentHoursTypes(record) }
  return {
    origin: record.versionOrigin,
    since: record.versionSince,
    ...(readsHistory ? authorsOf(record) : { changedBy: null, changedFor: null }),
    frozenAt: frozen === null ? null : record.confirmedAt,
    hasChangedSince:
      frozen === null
        ? false
        : hasChangedSince(
            { versionId: record.frozenVersionId, hoursTypes: frozen.hoursTypes },
            current,
          ),
    isDetached: record.detachedPricing !== null,
  }
}

function authorsOf(record: MissionRecord): Pick<PricedWith, 'changedBy' | 'changedFor'> {
  return {
    changedBy: named(record.changedByFirstName, record.changedByLastName),
    changedFor: named(record.changedForFirstName, record.changedForLastName),
  }
}

function named(firstName: string | null, lastName: string | null) {
  return firstName === null || lastName === null ? null : { name: `${firstName} ${lastName}` }
}
