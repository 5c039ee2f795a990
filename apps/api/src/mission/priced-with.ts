import type { missions } from '@renfort/contract'
import { can } from '@renfort/domain/access/policy.ts'
import { hasChangedSince } from '@renfort/domain/remuneration/policy-version.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import type { z } from 'zod'
import { type ReadCall, sessionOf } from '../platform/http/route.ts'
import { currentHoursTypes } from '../mission-record/mission-pricing.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'

type PricedWith = NonNullable<z.input<typeof missions.mission>['pricedWith']>

/**
 * The version of the pay policy by which a mission is priced; its author is for callers who may
 * read the history.
 */
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
  return firstName === null || lastName === null
    ? null
    : { name: fullName({ firstName, lastName }) }
}
